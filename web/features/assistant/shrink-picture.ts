import { assistantLimits } from '@foyer/shared/facts/assistant.ts'

/**
 * A picture of the person's own as a PNG in base64, made smaller where it is larger than a logo needs.
 * Drawn anew, so nothing but the picture itself is left of the file.
 * @returns null where the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, assistantLimits.logoSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL('image/png').split(',')[1] ?? null
  } catch {
    return null
  }
}
