import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { ChatBody, type Mood, type Said, sayIn, vectorOf } from './model-moods.ts'

/** A request as the server got it. */
export type ModelAsked = { path: string; headers: IncomingMessage['headers']; body: unknown }

/** A server that speaks OpenAI's protocol on a port of this machine. */
export type ModelServer = {
  /** The base of its addresses, as MODEL_URL has it. */
  url: string
  /** How it behaves from now on; a function decides for each chat, or says word for word what it answers. */
  mood: Mood | ((body: ChatBody) => Mood | Said)
  /** Milliseconds before its first word and between two words where it is slow. */
  pauses: { first: number; between: number }
  asked: ModelAsked[]
  /** The chats among what was asked, as text: all that was ever sent to it of a conversation. */
  prompts: () => string[]
  close: () => Promise<void>
}

const EmbeddingsBody = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
})

/** About as many tokens as English text has. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4)

function usageOf(body: ChatBody, { text, usage }: Said) {
  if (usage !== undefined) return usage
  const prompt = tokensOf(body.messages.map(({ content }) => content).join(' '))
  const completion = tokensOf(text)
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  }
}

const frame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

/** The pieces of a streamed answer: words, calls, the reason it ends, and what it took. */
function* chunksOf(body: ChatBody, said: Said): Generator<string> {
  const about = { id: 'chat-1', object: 'chat.completion.chunk', created: 0, model: body.model }
  const choice = (delta: object, finish_reason: string | null = null) =>
    frame({ ...about, choices: [{ index: 0, delta, finish_reason }] })
  yield choice({ role: 'assistant', content: '' })
  for (const content of said.text.match(/\S+\s*|\s+/g) ?? []) yield choice({ content })
  for (const [index, { name, arguments: words }] of said.calls.entries()) {
    const id = `call-${index}`
    yield choice({
      tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }],
    })
    yield choice({ tool_calls: [{ index, function: { arguments: words } }] })
  }
  yield choice({}, said.calls.length > 0 ? 'tool_calls' : 'stop')
  yield frame({ ...about, choices: [], usage: usageOf(body, said) })
  yield 'data: [DONE]\n\n'
}

function wholeOf(body: ChatBody, said: Said) {
  const tool_calls = said.calls.map((call, at) => ({
    id: `call-${at}`,
    type: 'function',
    function: call,
  }))
  const message = {
    role: 'assistant',
    content: said.text,
    ...(tool_calls.length > 0 && { tool_calls }),
  }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return { id: 'chat-1', object: 'chat.completion', created: 0, model: body.model, choices }
}

const error = (message: string, type: string) => ({
  error: { message, type, code: null, param: null },
})

/** Moods in which there is no answer to a chat; true where it was one of them. */
function failIn(mood: Mood, response: ServerResponse): boolean {
  if (mood === 'silent') return true
  if (mood === 'busy')
    sendJson(response.setHeader('retry-after', '20'), error('Rate limit reached', 'requests'), 429)
  else if (mood === 'failing')
    sendJson(response, error('The server had an error', 'server_error'), 500)
  else if (mood === 'garbage')
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end('data: {"choi\0\uFFFD<html>\n\n')
  return response.writableEnded
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function answerChat(server: ModelServer, body: ChatBody, response: ServerResponse) {
  const chosen = typeof server.mood === 'function' ? server.mood(body) : server.mood
  const mood = typeof chosen === 'string' ? chosen : 'honest'
  if (failIn(mood, response)) return
  const said = typeof chosen === 'string' ? sayIn(chosen, body) : chosen
  if (body.stream !== true)
    return sendJson(response, { ...wholeOf(body, said), usage: usageOf(body, said) })
  const chunks = [...chunksOf(body, said)]
  const isSlow = mood === 'slow'
  if (isSlow) await pause(server.pauses.first)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [at, chunk] of chunks.entries()) {
    if (response.destroyed) return
    response.write(chunk)
    if (mood === 'cut-off' && at >= chunks.length / 2) return void response.destroy()
    if (isSlow || mood === 'cut-off') await pause(server.pauses.between)
  }
  response.end()
}

async function answer(server: ModelServer, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? ''
  const body: unknown = JSON.parse(await readText(request))
  server.asked.push({ path, headers: request.headers, body })
  if (path.endsWith('/chat/completions'))
    return await answerChat(server, ChatBody.parse(body), response)
  const { mood } = server
  if (typeof mood === 'string' && failIn(mood, response)) return
  const { input, model } = EmbeddingsBody.parse(body)
  const texts = [input].flat()
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text),
  }))
  const tokens = tokensOf(texts.join(' '))
  sendJson(response, {
    object: 'list',
    model,
    data,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
}

/** Starts one; it is honest until it is told otherwise. */
export async function modelServer(mood: ModelServer['mood'] = 'honest'): Promise<ModelServer> {
  const http = createServer((request, response) => {
    response.on('error', () => undefined)
    answer(server, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else sendJson(response, error('The request makes no sense', 'invalid_request_error'), 400)
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const server: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    mood,
    pauses: { first: 300, between: 20 },
    asked: [],
    prompts: () =>
      server.asked
        .filter(({ path }) => path.endsWith('/chat/completions'))
        .map(({ body }) => JSON.stringify(body)),
    close: () => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      // Only now, or one that comes meanwhile would be waited for.
      http.closeAllConnections()
      return closed
    },
  }
  return server
}
