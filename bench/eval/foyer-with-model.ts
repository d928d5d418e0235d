import type { AskedModel } from './desk.ts'
import { type Place, type RunningFoyer, startFoyer } from '../running-foyer.ts'

/** No budget ends an evaluation. */
const plenty = '1000000000000'

/** Starts a Foyer that asks this model, under this prompt of its administrator. */
export async function startWithModel(place: Place, model: AskedModel): Promise<RunningFoyer> {
  Object.assign(place.environment, {
    MODEL_URL: model.url,
    MODEL_NAME: 'evaluated',
    MODEL_DAILY_TOKENS: plenty,
  })
  const foyer = await startFoyer(place)
  const { email, password } = foyer.demo.admin
  const { idToken } = await send<{ idToken: string }>(foyer, 'POST', {
    path: '/identity/v1/accounts:signInWithPassword?key=eval',
    body: { email, password, returnSecureToken: true },
  })
  await send(foyer, 'PUT', {
    path: '/api/v1/dashboard/prompt',
    body: { promptText: model.prompt },
    bearer: idToken,
  })
  return foyer
}

async function send<T>(
  { demo }: RunningFoyer,
  method: 'POST' | 'PUT',
  { path, body, bearer }: { path: string; body: object; bearer?: string },
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  }
  const reply = await fetch(demo.app + path, { method, headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
