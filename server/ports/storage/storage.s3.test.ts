import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeStorage, fileWith } from './storage.conformance.ts'
import { type S3Settings, s3Storage } from './storage.s3.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-s3-'))
const buckets = Array.from({ length: 24 }, (_, n) => `visitors-${n}`)
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: buckets.map((name) => ({ name, configs: [] })),
})
let endpoint = ''
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const settings = (further: Partial<S3Settings> = {}): S3Settings => ({
  bucket: 'visitors-0',
  region: 'us-east-1',
  endpoint,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  ...further,
})
let used = 0
/** A bucket that no other test writes to. */
const empty = (): S3Settings => settings({ bucket: buckets[(used += 1)] ?? 'none' })

describeStorage('a bucket', async () => s3Storage(empty()))

describe('the storage in a bucket', () => {
  it('shows the same files to another process', async () => {
    const shared = empty()
    const bytes = randomBytes(200_000)
    await s3Storage(shared).put('firm/one', fileWith(bytes))
    const stream = await s3Storage(shared).open('firm/one')
    expect(stream === undefined ? '' : await buffer(stream)).toEqual(bytes)
  })

  it('rejects rather than answer that nothing is there, where it may not look', async () => {
    const stranger = s3Storage(settings({ accessKeyId: 'NOBODY' }))
    await expect(stranger.open('firm/one')).rejects.toThrow()
    await expect(stranger.put('firm/one', fileWith(Buffer.from('x')))).rejects.toThrow()
    const absent = s3Storage(settings({ bucket: 'no-such-bucket' }))
    await expect(absent.open('firm/one')).rejects.toThrow('bucket does not exist')
  })

  it('rejects where nobody listens', async () => {
    const away = s3Storage(settings({ endpoint: 'http://127.0.0.1:9' }))
    await expect(away.open('firm/one')).rejects.toThrow('ECONNREFUSED')
  })

  it('counts nothing as kept that the store holds otherwise, and removes it', async () => {
    const calls: string[] = []
    const md5: unknown[] = []
    const odd = createServer((request, response) => {
      calls.push(request.method ?? '')
      if (request.method === 'PUT') md5.push(request.headers['content-md5'])
      const isFirstLook = calls.length === 1
      request.resume().once('end', () => {
        if (isFirstLook) return response.writeHead(404).end()
        if (request.method === 'HEAD') return response.writeHead(200, { 'content-length': 2 }).end()
        response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
      })
    })
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void odd.close())
    const address = odd.address()
    const port = typeof address === 'object' ? address?.port : 0
    const storage = s3Storage(settings({ endpoint: `http://127.0.0.1:${port}` }))
    await expect(storage.put('firm/one', fileWith(Buffer.from('three')))).rejects.toThrow(
      'the store holds something else than it was given',
    )
    expect(calls).toEqual(['HEAD', 'PUT', 'HEAD', 'DELETE'])
    expect(md5).toEqual(['NdbTNGeq6aLj3MtLawJ4eA=='])
  })
})
