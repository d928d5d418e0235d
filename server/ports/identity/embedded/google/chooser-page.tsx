import { chooser, samplePeople } from '@foyer/shared/copy/google-sign-in.ts'
import { identityPaths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'

/** Address of the chooser's stylesheet. */
export const styleAddress = `${identityPaths.googleChoose}/style.css`

/** A form of this page: every answer names the try it is for. */
function Answer({ state, children }: { state: string; children: ReactNode }) {
  return (
    <form method="post" action={identityPaths.googleChoose}>
      <input type="hidden" name="state" value={state} />
      {children}
    </form>
  )
}

function SamplePerson({ state, name, email }: { state: string; name: string; email: string }) {
  return (
    <li>
      <Answer state={state}>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} />
        <button className="person" name="answer" value="choose">
          <span>{name}</span>
          <span className="address">{email}</span>
        </button>
      </Answer>
    </li>
  )
}

type Mistake = { email: string; name: string }

function SomebodyElse({ state, mistake }: { state: string; mistake: Mistake | undefined }) {
  const wrong = mistake !== undefined
  return (
    <Answer state={state}>
      <label htmlFor="email">{chooser.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="off"
        required
        defaultValue={mistake?.email}
        {...(wrong ? { 'aria-invalid': true, 'aria-describedby': 'mistake' } : {})}
      />
      {wrong && (
        <p id="mistake" className="mistake">
          {chooser.notAnAddress}
        </p>
      )}
      <label htmlFor="name">{chooser.name}</label>
      <input id="name" name="name" autoComplete="off" defaultValue={mistake?.name} />
      <button className="go" name="answer" value="choose">
        {chooser.go}
      </button>
    </Answer>
  )
}

/**
 * The development page that stands in for Google: sample people, anybody else, or nobody.
 * `mistake` is what was given where it was no address.
 */
export function ChooserPage({ state, mistake }: { state: string; mistake?: Mistake }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${wrongFirst(mistake)}${chooser.title} · Foyer`}</title>
        <link rel="stylesheet" href={styleAddress} />
      </head>
      <body>
        <main>
          <h1>{chooser.title}</h1>
          <p className="lead">{chooser.lead}</p>
          <section aria-labelledby="samples">
            <h2 id="samples">{chooser.samples}</h2>
            <ul>
              {samplePeople.map((person) => (
                <SamplePerson key={person.email} state={state} {...person} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="else">
            <h2 id="else">{chooser.somebodyElse}</h2>
            <SomebodyElse state={state} mistake={mistake} />
          </section>
          <Answer state={state}>
            <button className="cancel" name="answer" value="cancel">
              {chooser.cancel}
            </button>
          </Answer>
        </main>
      </body>
    </html>
  )
}

/** A page that came back says so first where it is announced. */
const wrongFirst = (mistake: Mistake | undefined) =>
  mistake === undefined ? '' : `${chooser.notAnAddress} `
