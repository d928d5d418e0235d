/** What no line may break at its hyphen or slash. */
const whole = /(\S*(?:e-mail|\/month|\d-\d)\S*)/i

/** Words of one sentence, in which "e-mail", "$99/month" and "10-457" keep to one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((run, at) =>
    at % 2 === 0 ? (
      run
    ) : (
      <span key={at} className="whitespace-nowrap">
        {run}
      </span>
    ),
  )
}
