import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import type { TestApi } from '../test-api.ts'
import type { Parts, PartsOf } from '../test-client.ts'
import { CALLERS, type Caller, prepareCallers } from './callers.ts'
import type { Example } from './example.ts'
import { EXAMPLES } from './examples.ts'
import { fingerprint } from './fingerprint.ts'
import { prepareScenes, type Scene } from './scene.ts'

/** The answer to a caller; no code when the call was served. */
export interface Outcome {
  status: number
  code: string | null
}

/** One example of an endpoint, called by every kind of caller. */
export interface Row {
  endpoint: Endpoint
  of: string
  outcomes: Record<Caller, Outcome>
  /** The same calls with the token where older clients put it: in the query or in the body. */
  outcomesWithoutHeader: Partial<Record<Caller, Outcome>>
  /** Whether any table had changed after the refused calls. */
  refusalsLeftTraces: boolean
}

type AnyExample = Example<RouteName>

/** Calls every endpoint as every kind of caller. */
export async function measureMatrix(api: TestApi): Promise<Row[]> {
  const tokenOf = await prepareCallers(api)
  const newScene = await prepareScenes(api)
  const rows: Row[] = []
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    for (const example of EXAMPLES[endpoint.name] as readonly AnyExample[]) {
      rows.push(await measureRow(endpoint, example))
    }
  }
  return rows

  async function measureRow(endpoint: Endpoint, example: AnyExample): Promise<Row> {
    let prepared = await prepare(example)
    const outcomes = {} as Row['outcomes']
    for (const caller of CALLERS) {
      const { parts, scene } = prepared
      outcomes[caller] = await ask(endpoint, withBearer(parts, await tokenOf(caller, endpoint.access, scene)))
      const hasChangedSomething = endpoint.method !== 'GET' && isServed(outcomes[caller])
      if (hasChangedSomething) prepared = await prepare(example)
    }
    return { endpoint, of: example.of, outcomes, ...(await repeatRefusals(endpoint, prepared, outcomes)) }
  }

  async function prepare(example: AnyExample): Promise<{ scene: Scene; parts: Parts }> {
    const scene = await newScene()
    return { scene, parts: await example.prepare(scene) }
  }

  async function repeatRefusals(
    endpoint: Endpoint,
    { parts, scene }: { parts: Parts; scene: Scene },
    outcomes: Row['outcomes'],
  ) {
    const refused = CALLERS.filter((caller) => !isServed(outcomes[caller]))
    const tokens = new Map<Caller, string | null>()
    for (const caller of refused) tokens.set(caller, await tokenOf(caller, endpoint.access, scene))
    const before = await fingerprint(api.db)
    const outcomesWithoutHeader: Row['outcomesWithoutHeader'] = {}
    for (const [caller, token] of tokens) {
      outcomesWithoutHeader[caller] = await ask(endpoint, withTokenInside(endpoint, parts, token))
    }
    return { outcomesWithoutHeader, refusalsLeftTraces: (await fingerprint(api.db)) !== before }
  }

  async function ask({ name }: Endpoint, parts: Parts): Promise<Outcome> {
    // The examples are typed by their endpoints; here it is any of them.
    const { status, text } = await api.anonymous.call(name as 'getThesis', parts as PartsOf<'getThesis'>)
    return { status, code: status < 400 ? null : JSON.parse(text).code }
  }
}

export const isServed = ({ status }: Outcome): boolean => status < 400

function withBearer(parts: Parts, token: string | null): Parts {
  return token === null ? parts : { ...parts, headers: { authorization: `Bearer ${token}` } }
}

function withTokenInside({ method }: Endpoint, parts: Parts, token: string | null): Parts {
  if (token === null) return parts
  const place = method === 'GET' ? 'query' : 'body'
  return { ...parts, [place]: { ...Object(parts[place]), jwt_token: token } }
}
