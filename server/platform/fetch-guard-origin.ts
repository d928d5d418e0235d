/**
 * `fetch` for the client of one service whose address an operator set: it asks no other origin, follows
 * no redirect, so that what is sent goes nowhere else, and breaks off an answer of more than `maxBytes`.
 */
export function fetchOnly(address: string, maxBytes: number): typeof fetch {
  const { origin } = new URL(address)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) throw new TypeError('another origin was asked for')
    const response = await fetch(input, { ...init, redirect: 'error' })
    return response.body === null
      ? response
      : new Response(response.body.pipeThrough(atMost(maxBytes)), response)
  }
}

/** Passes bytes on until there are too many. */
function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength
      if (passed > maxBytes) controller.error(new TypeError('the answer is too long'))
      else controller.enqueue(chunk)
    },
  })
}
