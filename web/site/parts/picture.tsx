import { machinePaths } from '@foyer/shared/paths.ts'

/** Pixels of every picture in web/site/pictures; scripts/pictures.mjs takes them so. */
export const pictureSize = { width: 1200, height: 750 } as const

/** The same picture taken in the dark scheme (scripts/guide-pictures.mjs). */
const darkOf = (file: string): string => machinePaths.picture(file.replace(/\.webp$/, '-dark.webp'))

type PictureProps = { file: string; alt: string; caption: string }

/** A picture of the product with a line beneath it; on a narrow screen a press shows it in full. */
export function Picture({ file, alt, caption }: PictureProps) {
  const src = machinePaths.picture(file)
  return (
    <figure className="reading-picture">
      <a href={src}>
        <picture>
          <source srcSet={darkOf(file)} media="(prefers-color-scheme: dark)" />
          <img {...pictureSize} src={src} alt={alt} loading="lazy" decoding="async" />
        </picture>
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
