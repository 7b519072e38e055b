import type { ListBound, SignedInAccess } from '@diatrivi/contract/endpoint'
import type { Endpoints, Handled } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import type { ActorOfRoles, SessionActor } from '../auth/session-actor.ts'
import type { Caller } from '../caller.ts'
import type { Kept } from '../kept-answers/kept.ts'
import type { Page } from '../paging.ts'
import type { FileAnswer, MadeFile } from '../storage/file-answer.ts'
import type { UploadedFile } from '../upload.ts'
import type { ArchiveAnswer } from '../zip/zip-stream.ts'
import type { EventAnswer } from './events/send-events.ts'
import type { Versioned } from './output/versioned.ts'

/** The input of a handler: everything checked by the endpoint's schemas, nothing of the request itself. */
export interface Call<Name extends RouteName> {
  actor: ActorOf<Name>
  params: Handled<Name>['params']
  query: Handled<Name>['query']
  body: Handled<Name>['body']
  file: FileOf<Name>
  /** The version in `If-Match`; null when the caller overwrites any version. */
  ifMatch: number | null
  caller: Caller
  /** The token as presented, unchecked: for endpoints that are public and say more to whom they know. */
  token: string | null
}

type ActorOf<Name extends RouteName> =
  Endpoints[Name]['access'] extends SignedInAccess<infer Roles>
    ? ActorOfRoles<Roles[number]>
    : Endpoints[Name]['access'] extends { kind: 'anySession' }
      ? SessionActor
      : null

type FileOf<Name extends RouteName> = Endpoints[Name] extends { file: { required: true } }
  ? UploadedFile
  : Endpoints[Name] extends { file: object }
    ? UploadedFile | null
    : null

/** What a handler gives back: what the endpoint's response schema takes, wrapped where the endpoint asks for it. */
export type Result<Name extends RouteName> = Endpoints[Name] extends { answer: 'file' }
  ? FileAnswer | MadeFile
  : Endpoints[Name] extends { answer: 'archive' }
    ? ArchiveAnswer
    : Endpoints[Name] extends { answer: 'events' }
      ? EventAnswer<Handled<Name>['response']>
      : Endpoints[Name] extends { paged: ListBound }
        ? Page<Handled<Name>['response']> | Kept<Page<Handled<Name>['response']>>
        : Handled<Name>['response'] | Versioned<Handled<Name>['response']> | Nothing<Name>

/** A handler that only saves may give back nothing: the answer is then `SAVED`. */
type Nothing<Name extends RouteName> = { status: 200 } extends Handled<Name>['response'] ? undefined : never

export type Handler<Name extends RouteName> = (call: Call<Name>) => Result<Name> | Promise<Result<Name>>

/** The handlers of some endpoints. A module has some (`satisfies Partial<Handlers>`); `app.ts` puts them together, and all must be there. */
export type Handlers<Names extends RouteName = RouteName> = { [Name in Names]: Handler<Name> }
