/** The package has no types; tests start it, on a free port, and stop it. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  export = S3rver
}
