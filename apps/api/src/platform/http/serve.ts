import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { BODY_MAX_BYTES } from '@diatrivi/contract/limits'
import type { RouteName } from '@diatrivi/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, PersonNotAdmitted } from '../auth/admission.ts'
import type { Offices } from '../auth/offices.ts'
import type { PersonThrottle } from '../auth/person-throttle.ts'
import { bearerToken, tokenInside } from '../auth/presented-token.ts'
import type { SessionActor } from '../auth/session-actor.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { UploadQuota } from '../auth/upload-quota.ts'
import type { Clock } from '../clock.ts'
import type { KeptAnswers } from '../kept-answers/kept-answers.ts'
import { doOnce } from '../keyed-calls/keyed-call.ts'
import type { Scanner } from '../scanner/scanner.ts'
import type { Storage } from '../storage/storage.ts'
import type { EventStreams } from './events/event-streams.ts'
import type { Call, Handler, Handlers } from './handler.ts'
import { callerOf } from './input/caller.ts'
import { idempotencyKey, keyedCall } from './input/keyed-call.ts'
import { readInput } from './input/read-input.ts'
import { receiveBody } from './input/receive-body.ts'
import type { UploadsInFlight } from './input/uploads-in-flight.ts'
import { requiredVersion } from './input/version-precondition.ts'
import { sendResult } from './output/send-result.ts'
import {
  type SecurityEntries,
  type SecurityEntriesDependencies,
  securityEntries,
} from './security-entries.ts'

export interface ServeDependencies extends SecurityEntriesDependencies {
  sessions: Sessions
  offices: Offices
  clock: Clock
  storage: Storage
  scanner: Scanner
  streams: EventStreams
  keptAnswers: KeptAnswers
  /** The folder of uploads while their request lasts. */
  uploadFolder: string
  personThrottle: PersonThrottle
  uploadQuota: UploadQuota
  uploads: UploadsInFlight
}

/** Registers the handler of every endpoint of the contract. */
export function serveAll(app: FastifyInstance, handlers: Handlers, deps: ServeDependencies): void {
  const entries = securityEntries(deps)
  for (const name of Object.keys(handlers) as RouteName[]) {
    serve(app, name, handlers, { ...deps, entries })
  }
  // A stream would stay open, and the server with it.
  app.addHook('preClose', async () => deps.streams.close())
}

/**
 * The stages of every request: who calls, is the caller admitted, is the input valid, what does the service return.
 * In this order, so that a stranger learns nothing from the refusals of later stages.
 */
function serve<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handlers: Handlers<Name>,
  deps: ServeDependencies & { entries: SecurityEntries },
): void {
  const { clock, storage, scanner, streams, keptAnswers, uploadFolder } = deps
  const { personThrottle, uploadQuota, uploads, entries } = deps
  const endpoint: Endpoint = ENDPOINTS[name]
  const handler: Handler<Name> = handlers[name]

  async function admitted(request: FastifyRequest, token: string | undefined): Promise<SessionActor | null> {
    try {
      const actor = await admit(deps, endpoint, token, pathOf(request))
      if (actor !== null) await personThrottle(actor.accountId)
      return actor
    } catch (error) {
      if (error instanceof PersonNotAdmitted) entries.refused(error, error.accountId, endpoint, request)
      throw error
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const bearer = bearerToken(request)
    // A token in the header is checked before the body is read, so that a refusal does not follow a long upload.
    let early = bearer === undefined ? undefined : await admitted(request, bearer)
    const received = await receiveBody(request, {
      endpoint,
      folder: uploadFolder,
      uploads,
      senderOf: async (fields) => {
        const token = tokenInside(request, fields)
        // So is one in a field, where it comes before the file.
        if (early === undefined && token !== undefined) early = await admitted(request, token)
        return early ? { accountId: early.accountId } : { address: request.ip }
      },
    }).catch((error: unknown) => {
      // One that came too slowly was answered while it was read.
      if (reply.sent) return null
      throw error
    })
    if (received === null) return reply
    let actor = early ?? null
    try {
      const token = bearer ?? tokenInside(request, received.fields)
      if (early === undefined) actor = await admitted(request, token)
      const input = readInput(endpoint, {
        params: request.params,
        query: request.query,
        body: received.fields,
      })
      const key = idempotencyKey(request, name)
      const ifMatch = requiredVersion(request.headers['if-match'])
      const file = await received.acceptFile()
      if (file !== null && actor !== null) await uploadQuota(actor.accountId, file.size)
      if (file !== null) await scanner.check(file)
      // The schemas have checked `input` and the access has made the actor, as `Call` promises to this endpoint.
      const call = {
        actor,
        ...input,
        file,
        ifMatch,
        caller: callerOf(request),
        token: token ?? null,
      } as Call<Name>
      const act = async () => {
        const result = await handler(call)
        await entries.done(result, actor, endpoint, request)
        return result
      }
      const keyed = keyedCall(key, { name, actor, input, file })
      const result = keyed === null ? await act() : await doOnce(keyed, clock, act)
      return await sendResult(request, reply, {
        endpoint,
        actor,
        input,
        storage,
        streams,
        keptAnswers,
        result,
      })
    } catch (error) {
      if (actor !== null) entries.refused(error, actor.accountId, endpoint, request)
      throw error
    } finally {
      await received.discard()
    }
  }

  const bodyLimit = endpoint.maxBodyBytes ?? BODY_MAX_BYTES
  const config = { endpoint: name, isStream: endpoint.answer === 'events' }
  app.route({ method: endpoint.method, url: endpoint.path, bodyLimit, config, handler: handle })
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url
}
