import type { ScannerPort } from './scanner.ts'

/** No scanner is set up, and every verdict says so. */
export function noScanner(): ScannerPort {
  return { kind: 'none', scan: () => Promise.resolve({ outcome: 'unscanned' }) }
}
