const units = ['KB', 'MB', 'GB'] as const

/** A size in bytes as people read it: "812 bytes", "1.4 MB". A kilobyte is 1,024 bytes. */
export function sayFileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length)
  const amount = Math.round((bytes / 1024 ** power) * 10) / 10
  return amount === 1024 && power < units.length
    ? `1 ${units[power]}`
    : `${amount} ${units[power - 1]}`
}
