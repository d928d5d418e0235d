import { landing } from '@foyer/shared/copy/public/landing.ts'

const { title, names, note } = landing.platforms

/** Where the snippet runs, in place of the borrowed logos such a strip usually shows. */
export function Platforms() {
  return (
    <section aria-labelledby="platforms-title" className="platforms">
      <div className="site-width">
        <h2 id="platforms-title">{title}</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{note}</p>
      </div>
    </section>
  )
}
