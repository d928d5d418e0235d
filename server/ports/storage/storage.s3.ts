import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { seconds } from '@foyer/shared/facts/time.ts'
import { assertKey, type StoragePort } from './storage.ts'

/** A bucket and who may use it; without an endpoint it is Amazon's. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

const times = { connectionTimeout: seconds(5), requestTimeout: seconds(60) } as const

/** The client is two megabytes of code: loaded where a bucket is configured, and nowhere else. */
const loadClient = () => import('@aws-sdk/client-s3')

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

async function measure(path: string): Promise<{ size: number; md5: string }> {
  const { size } = await stat(path)
  const hash = createHash('md5')
  await pipeline(createReadStream(path), hash)
  return { size, md5: hash.digest('base64') }
}

async function connect({ bucket: _bucket, region, endpoint, ...credentials }: S3Settings) {
  const sdk = await loadClient()
  const client = new sdk.S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: times,
    maxAttempts: 3,
  })
  return { sdk, client }
}
type Connected = Awaited<ReturnType<typeof connect>>
type Place = { Bucket: string; Key: string }

/** The length of what a key holds; undefined where it holds nothing. */
async function lengthOf({ client, sdk }: Connected, place: Place): Promise<number | undefined> {
  try {
    return (await client.send(new sdk.HeadObjectCommand(place))).ContentLength ?? 0
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Writes a file under a key that nothing is under; where that fails nothing of it is left. */
async function write(connected: Connected, place: Place, path: string): Promise<void> {
  const { sdk, client } = connected
  const { size, md5 } = await measure(path)
  if ((await lengthOf(connected, place)) !== undefined) throw new Error('the key is taken already')
  const Body = createReadStream(path)
  const what = { Body, ContentLength: size, ContentMD5: md5, IfNoneMatch: '*' }
  try {
    await client.send(new sdk.PutObjectCommand({ ...place, ...what }))
    if ((await lengthOf(connected, place)) !== size)
      throw new Error('the store holds something else than it was given')
  } catch (error) {
    // Another put may have won the key between the look and the writing: then it is not ours.
    const isTaken = error instanceof Error && error.name === 'PreconditionFailed'
    if (!isTaken) await client.send(new sdk.DeleteObjectCommand(place)).catch(() => undefined)
    throw error
  } finally {
    Body.destroy()
  }
}

/**
 * Files in a bucket that speaks S3. The bytes travel from the disk with their length and their MD5,
 * which the store compares before it keeps them; then it is asked how much it holds. Newer checksums
 * of the client are left out: they change how the body is written, and stores that do not know them
 * keep the frame with the picture (docs/decisions/054).
 */
export function s3Storage(settings: S3Settings): StoragePort {
  let connected: Promise<Connected> | undefined
  const use = () => (connected ??= connect(settings))
  const placeOf = (Key: string): Place => {
    assertKey(Key)
    return { Bucket: settings.bucket, Key }
  }
  return {
    kind: 's3',
    async put(key, path) {
      const place = placeOf(key)
      await write(await use(), place, path)
    },
    async open(key) {
      const place = placeOf(key)
      const { sdk, client } = await use()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(place))
        if (Body instanceof Readable) return Body
        throw new TypeError('the client answered with no stream')
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      const place = placeOf(key)
      const { sdk, client } = await use()
      await client.send(new sdk.DeleteObjectCommand(place))
    },
  }
}
