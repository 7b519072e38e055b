import type { z } from 'zod'
import { accountEndpoints } from './account/account.endpoints.ts'
import { administrationEndpoints } from './administration/administration.endpoints.ts'
import { commentEndpoints } from './comment/comment.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { imageEndpoints } from './image/image.endpoints.ts'
import { interestEndpoints } from './interest/interest.endpoints.ts'
import { keywordEndpoints } from './keyword/keyword.endpoints.ts'
import { mailEndpoints } from './mail/mail.endpoints.ts'
import { noticeEndpoints } from './notice/notice.endpoints.ts'
import { overviewEndpoints } from './overview/overview.endpoints.ts'
import { profileEndpoints } from './profile/profile.endpoints.ts'
import type { PathParam, Route, RouteName } from './routes.ts'
import { thesisEndpoints } from './thesis/thesis.endpoints.ts'
import { todoListEndpoints } from './todo-list/todo-list.endpoints.ts'

/** Every endpoint of the API by name; a route without an endpoint does not compile. */
export const ENDPOINTS = {
  ...accountEndpoints,
  ...thesisEndpoints,
  ...interestEndpoints,
  ...todoListEndpoints,
  ...commentEndpoints,
  ...profileEndpoints,
  ...keywordEndpoints,
  ...overviewEndpoints,
  ...noticeEndpoints,
  ...imageEndpoints,
  ...administrationEndpoints,
  ...mailEndpoints,
} satisfies { [Name in RouteName]: Endpoint<Name> }

export type Endpoints = typeof ENDPOINTS

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
