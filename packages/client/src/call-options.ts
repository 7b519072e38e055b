import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'

/** A part that the endpoint lacks is forbidden, one that may be empty is optional, any other is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value | undefined }
    : { [K in Key]: Value }

type FilePart<Name extends RouteName> = Endpoints[Name] extends { file: { required: true } }
  ? { file: File }
  : Endpoints[Name] extends { file: object }
    ? { file: File | null }
    : { file?: undefined }

/**
 * What a call of the endpoint takes. `version` is the one that a change is based on; a `key` that is sent again with a
 * creating call makes it happen once.
 */
export type CallOptions<Name extends RouteName> = Part<'params', Wire<Name>['params']> &
  Part<'query', Wire<Name>['query']> &
  Part<'body', Wire<Name>['body']> &
  FilePart<Name> & { version?: number | undefined; key?: string | undefined }

/** The last argument of a call, which may be left out where every part may be; `More` is what a client adds. */
export type Given<Name extends RouteName, More = unknown> =
  Record<never, never> extends CallOptions<Name> & More
    ? [options?: CallOptions<Name> & More]
    : [options: CallOptions<Name> & More]

export interface Page<Item> {
  items: Item[]
  /** How many items all pages have together. */
  total: number
}

export type ItemOf<Response> = Response extends readonly (infer Item)[] ? Item : never
