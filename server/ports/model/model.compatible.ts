import { setTimeout as pause } from 'node:timers/promises'
import type { FlexibleSchema, ToolSet } from 'ai'
import { z } from 'zod'
import { fetchOnly } from '#server/platform/fetch-guard-origin.ts'
import { setDeadline } from './deadline.ts'
import {
  maxAnswerBytes,
  maxCount,
  maxProposals,
  maxValueLength,
  maxVectorBytes,
  type ModelTimes,
  usualTimes,
} from './limits.ts'
import { type ModelEvent, ModelFailure, type ModelPort, type ModelRequest } from './model.ts'
import { mostInputTokens, mostTokens } from './tokens.ts'

/** Where an OpenAI-compatible endpoint is, and which of its models to ask. */
export type CompatibleSettings = {
  /** Its base, to which `/chat/completions` and `/embeddings` are added. */
  url: string
  apiKey?: string | undefined
  name: string
  embeddingName?: string | undefined
}

/** The AI SDK takes a third of a second to load, so only who asks a model loads it. */
const loadSdk = async () => {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  // It would write what it does not like of an endpoint to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { ...sdk, createOpenAICompatible }
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>

/** What an error of the SDK or of the connection comes to. */
function failureOf(error: unknown, sdk: Sdk, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return new ModelFailure('timeout', { cause: signal.reason })
  // Neither error is handed on: they carry the prompt and the answer, and causes are logged.
  if (!sdk.APICallError.isInstance(error))
    return new ModelFailure('broken', { cause: error instanceof Error ? error.name : typeof error })
  const { statusCode } = error
  const cause = statusCode === undefined ? 'no connection' : `status ${statusCode}`
  if (statusCode !== undefined && refusals.has(statusCode))
    return new ModelFailure('refused', { cause })
  const isAnswer = statusCode !== undefined && statusCode < 400
  return new ModelFailure(isAnswer ? 'broken' : 'unreachable', { cause })
}

/** Statuses that say something of the one request and not of the endpoint. */
const refusals = new Set([400, 413, 422])

/** The one tool: it does nothing by itself, and its calls are handed on as proposals. */
function toolsFor(slots: readonly string[]): ToolSet {
  const Slot: FlexibleSchema = z.strictObject({
    slot: z.enum(slots),
    value: z.string().min(1).max(maxValueLength),
  })
  return { propose_detail: { description: toolDescription, inputSchema: Slot } }
}

const toolDescription =
  'Proposes the value of one detail that the visitor has just told, in their words.'

const Proposal = z.object({ slot: z.string(), value: z.string() })

/** One attempt: what comes back of one request. */
async function* attempt(
  sdk: Sdk,
  model: Parameters<Sdk['streamText']>[0]['model'],
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { system, messages, slots, maxOutputTokens } = request
  const { fullStream } = sdk.streamText({
    model,
    system,
    messages: messages.map(({ role, text }) =>
      role === 'visitor' ? { role: 'user', content: text } : { role, content: text },
    ),
    ...(slots.length > 0 && { tools: toolsFor(slots) }),
    maxOutputTokens,
    stopWhen: sdk.stepCountIs(1),
    maxRetries: 0,
    abortSignal: signal,
    onError: () => undefined,
  })
  let said = ''
  let proposals = 0
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new ModelFailure('timeout', { cause: signal.reason })
    if (part.type === 'text-delta' && part.text !== '') {
      said += part.text
      yield { type: 'text', text: part.text }
    }
    // A call of another tool, or with anything else in it, is marked invalid and passed over.
    if (part.type === 'tool-call' && part.invalid !== true && proposals < maxProposals) {
      proposals += 1
      yield { type: 'proposal', ...Proposal.parse(part.input) }
    }
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.totalUsage
      yield {
        type: 'end',
        inputTokens: countOf(inputTokens, mostInputTokens(request)),
        outputTokens: countOf(outputTokens, mostTokens(said)),
      }
    }
  }
}

/** Tokens as an endpoint counted them, where that can be a count of them; else the most there can be. */
const countOf = (counted: number | undefined, most: number): number =>
  Number.isInteger(counted) && Number(counted) >= 0 && Number(counted) < maxCount
    ? Number(counted)
    : most

/** Whether the same request may do better at once: not where it was turned down, or time ran out. */
const mayDoBetter = ({ reason }: ModelFailure): boolean =>
  reason === 'unreachable' || reason === 'broken'

/** The endpoint, once the SDK is loaded: its client for answers of at most so many bytes. */
function endpointOf({ url, apiKey }: CompatibleSettings) {
  const common = { name: 'endpoint', baseURL: url, includeUsage: true, ...(apiKey && { apiKey }) }
  let loading: Promise<Sdk> | undefined
  return async (maxBytes: number) => {
    const sdk = await (loading ??= loadSdk())
    const fetch = fetchOnly(url, maxBytes)
    return { sdk, client: sdk.createOpenAICompatible({ ...common, fetch }) }
  }
}
type Endpoint = ReturnType<typeof endpointOf>

/** Streams an answer; a second attempt is made only where nothing of the first was passed on. */
async function* answer(
  endpoint: Endpoint,
  name: string,
  request: ModelRequest,
  times: ModelTimes,
): AsyncGenerator<ModelEvent> {
  const { sdk, client } = await endpoint(maxAnswerBytes)
  const model = client.chatModel(name)
  const deadline = setDeadline(request.signal, times)
  try {
    for (let isFirst = true; ; isFirst = false) {
      let hasBegun = false
      try {
        for await (const event of attempt(sdk, model, request, deadline.signal)) {
          deadline.begun()
          hasBegun = true
          yield event
        }
        return
      } catch (error) {
        const failure = failureOf(error, sdk, deadline.signal)
        if (hasBegun || !isFirst || !mayDoBetter(failure)) throw failure
        await pause(times.retry)
      }
    }
  } finally {
    deadline.end()
  }
}

/** Makes vectors, in one attempt: without them the search goes on by words. */
async function vectorsOf(
  endpoint: Endpoint,
  name: string,
  texts: readonly string[],
  { signal, times }: { signal: AbortSignal; times: ModelTimes },
): Promise<number[][]> {
  if (texts.length === 0) return []
  const { sdk, client } = await endpoint(maxVectorBytes)
  const deadline = setDeadline(signal, { ...times, first: times.whole })
  try {
    const { embeddings } = await sdk.embedMany({
      model: client.embeddingModel(name),
      values: [...texts],
      maxRetries: 0,
      abortSignal: deadline.signal,
    })
    return checkVectors(embeddings, texts.length)
  } catch (error) {
    throw failureOf(error, sdk, deadline.signal)
  } finally {
    deadline.end()
  }
}

/** Vectors that can be compared: one a text, all as long, of numbers. */
function checkVectors(vectors: number[][], texts: number): number[][] {
  const length = vectors[0]?.length ?? 0
  const isWhole = vectors.length === texts && length > 0
  if (!isWhole || !vectors.every((each) => each.length === length && each.every(Number.isFinite)))
    throw new ModelFailure('broken', { cause: 'the vectors do not fit the texts' })
  return vectors
}

/** A model behind an OpenAI-compatible endpoint, through the AI SDK. Nothing is executed for it. */
export function compatibleModel(
  settings: CompatibleSettings,
  times: ModelTimes = usualTimes,
): ModelPort {
  const { url, name, embeddingName } = settings
  const endpoint = endpointOf(settings)
  return {
    name: `${new URL(url).host}, ${name}`,
    stream: (request) => answer(endpoint, name, request, times),
    embed:
      embeddingName === undefined
        ? null
        : (texts, signal) => vectorsOf(endpoint, embeddingName, texts, { signal, times }),
  }
}
