/** What a scanner says of a file; `unscanned` where there is none. */
export type Verdict =
  | { outcome: 'clean' }
  | { outcome: 'infected'; name: string }
  | { outcome: 'unscanned' }

/** What looks for viruses and the like in visitors' files. */
export type ScannerPort = {
  kind: 'none' | 'clamd'
  /**
   * Looks at the file at `path`. Rejects whenever there is no verdict: the scanner is away, hangs,
   * breaks off or says anything but yes or no. Then nothing is known of the file, and it must wait.
   */
  scan(path: string): Promise<Verdict>
}
