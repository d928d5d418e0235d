const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A post's day in long US format, in UTC, so that it is the same day for everybody. `at` is ISO. */
export function PostDate({ at }: { at: string }) {
  return <time dateTime={at}>{long.format(new Date(at))}</time>
}
