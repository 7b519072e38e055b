import type { Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import type { PartsOf } from '../test-client.ts'
import type { Scene } from './scene.ts'

/** A call that would succeed if the right person made it. */
export interface Example<Name extends RouteName> {
  /** What the call touches, where that decides on the answer; else empty. */
  of: string
  /** Inserts what the call touches and returns the call. */
  prepare(scene: Scene): CallOf<Name> | Promise<CallOf<Name>>
}

/** The examples of some endpoints; `examples.ts` puts them together. */
export type Examples<Names extends RouteName = RouteName> = {
  [Name in Names]: readonly [Example<Name>, ...Example<Name>[]]
}

/** As a client sends it; unlike in other tests, a body must be one that the endpoint takes. */
type CallOf<Name extends RouteName> = Omit<PartsOf<Name>, 'body' | 'headers'> & BodyOf<Name>

type BodyOf<Name extends RouteName> = [Wire<Name>['body']] extends [undefined]
  ? { body?: never }
  : { body: Wire<Name>['body'] }

/** For a call with which callers read their own data. */
export const always = <Call>(call: Call) => [{ of: '', prepare: () => call }] as const
