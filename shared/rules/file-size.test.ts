import { expect, it } from 'vitest'
import { sayFileSize } from './file-size.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1_500_000, '1.4 MB'],
  [1024 ** 2 - 1, '1 MB'],
  [10 * 1024 ** 2, '10 MB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d is said as %s', (bytes, said) => expect(sayFileSize(bytes)).toBe(said))
