/** Characters that stand for themselves in such a parameter (RFC 8187, section 3.2.1). */
const plain = /^[A-Za-z0-9!#$&+.^_`|~-]$/

/**
 * The header that makes a browser save an answer under a name, and never show it (RFC 6266): the name
 * whole in UTF-8, and for what cannot read that in letters that no header can be broken with.
 */
export function attachmentNamed(filename: string): string {
  const letters = Array.from(Buffer.from(filename, 'utf8'), (byte) => {
    const letter = String.fromCharCode(byte)
    return plain.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  })
  const fallback = filename.replaceAll(/[^A-Za-z0-9 ._-]/gu, '_').slice(0, 200)
  return `attachment; filename="${fallback}"; filename*=UTF-8''${letters.join('')}`
}
