import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { FEATURES, type Feature } from './features.ts'
import type { PathParam, Route, RouteName } from './routes.ts'

type EndpointsOf<Name extends Feature> = (typeof FEATURES)[Name]['endpoints']
type AnyEndpoint = { [Name in Feature]: EndpointsOf<Name>[keyof EndpointsOf<Name>] }[Feature]

export type Endpoints = { [One in AnyEndpoint as One['name']]: One }

/** Every endpoint of the API by name; a route without an endpoint does not compile. */
export const ENDPOINTS = Object.assign(
  {},
  ...Object.values(FEATURES).map(({ endpoints }) => endpoints),
) as Endpoints satisfies { [Name in RouteName]: Endpoint<Name> }

type SchemaOf<Name extends RouteName, Part extends string> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType> ? Schema : never
type SentAs<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : never

/** What a caller sends and receives in JSON: the types of a client. */
export interface Wire<Name extends RouteName> {
  params: [PathParam<Route<Name>>] extends [never]
    ? undefined
    : Record<PathParam<Route<Name>>, string | number>
  query: SentAs<SchemaOf<Name, 'query'>>
  body: SentAs<SchemaOf<Name, 'body'>>
  response: z.output<Endpoints[Name]['response']>
}

type ParsedAs<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : never

/** What a handler receives after the schemas have parsed it, and what it must return. */
export interface Handled<Name extends RouteName> {
  params: ParsedAs<SchemaOf<Name, 'params'>>
  query: ParsedAs<SchemaOf<Name, 'query'>>
  body: ParsedAs<SchemaOf<Name, 'body'>>
  response: z.input<Endpoints[Name]['response']>
}
