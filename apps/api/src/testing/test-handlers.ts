import { join } from 'node:path'
import type { RouteName } from '@diatrivi/contract/routes'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createPlatform } from '../create-platform.ts'
import { newDrain } from '../platform/http/drain.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { serveHealth } from '../platform/http/health.ts'
import { serveAll } from '../platform/http/serve.ts'
import { createServer, type ServerOptions } from '../platform/http/server.ts'
import type { TestFoundation } from './test-foundation.ts'

/** A server of a few endpoints with handlers of the test's own: for tests of what happens around every handler. */
export async function serveHandlers<Names extends RouteName>(
  foundation: TestFoundation,
  handlers: Handlers<Names>,
  drain = newDrain(),
  limits: Pick<ServerOptions, 'bodyPace' | 'mostConnections'> = {},
): Promise<FastifyInstance> {
  const { config, db, log, secret } = foundation
  const app = await createServer({ ...config, log, drain, ...limits })
  const uploadFolder = join(config.dataDir, 'uploads')
  serveAll(app, handlers as Handlers, { ...createPlatform(foundation), uploadFolder })
  serveHealth(app, { config, db, drain, secret })
  afterAll(() => app.close())
  return app
}
