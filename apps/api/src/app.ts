import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accountModule } from './modules/account/account.module.ts'
import { administrationModule } from './modules/administration/administration.module.ts'
import { commentModule } from './modules/comment/comment.module.ts'
import { imageModule } from './modules/image/image.module.ts'
import { interestModule } from './modules/interest/interest.module.ts'
import { keywordModule } from './modules/keyword-view/keyword-view.module.ts'
import { mailModule } from './modules/mail-status/mail-status.module.ts'
import { noticeModule } from './modules/notice/notice.module.ts'
import { overviewModule } from './modules/overview/overview.module.ts'
import { profileModule } from './modules/profile/profile.module.ts'
import { thesisModule } from './modules/supervision/supervision.module.ts'
import { todoListModule } from './modules/todo-list/todo-list.module.ts'
import { peopleListener } from './platform/events/people-listener.ts'
import type { Handlers } from './platform/http/handler.ts'
import { serveHealth } from './platform/http/health.ts'
import { serveDocuments } from './platform/http/openapi/serve-documents.ts'
import { serveAll } from './platform/http/serve.ts'
import { createServer } from './platform/http/server.ts'
import type { LocalMailbox } from './platform/mail/local-mailbox.ts'
import { serveMailbox } from './platform/mail/serve-mailbox.ts'
import type { Platform } from './platform/platform.ts'

export interface AppOptions extends Platform {
  /** Readable at `/dev/mailbox` where there is one: for demonstrations only. */
  mailbox: LocalMailbox | null
}

/** On the disk where files are kept, so that keeping an upload is a mere renaming. */
export function uploadFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads')
}

/** The API, ready to listen or to be asked by a test. */
export async function buildApp({ mailbox, ...platform }: AppOptions): Promise<FastifyInstance> {
  const { config, db, log } = platform
  const app = await createServer({ ...config, log })
  serveAll(app, handlersOf(platform), { ...platform, uploadFolder: uploadFolder(config) })
  hearOtherProcesses(app, platform)
  serveHealth(app, db)
  await serveDocuments(app, config.apiUrl)
  if (mailbox !== null) serveMailbox(app, mailbox)
  return app
}

/** Whoever has a page open is told at once what was done, in whichever process. */
function hearOtherProcesses(app: FastifyInstance, { connection, log, streams }: Platform): void {
  const listener = peopleListener({
    connection,
    log,
    onWoken: (accountIds) => void streams.wake(accountIds),
    onListening: () => void streams.wakeAll(),
  })
  app.addHook('onReady', async () => listener.start())
  app.addHook('onClose', listener.stop)
}

/** Every module by name. An endpoint of the contract that none of them serves does not compile. */
function handlersOf(platform: Platform): Handlers {
  const account = accountModule(platform)
  const image = imageModule(platform)
  const interest = interestModule(platform)
  return {
    ...account.handlers,
    ...thesisModule(platform).handlers,
    ...interest.handlers,
    ...keywordModule(platform).handlers,
    ...todoListModule(platform).handlers,
    ...commentModule(platform).handlers,
    ...overviewModule(platform).handlers,
    ...noticeModule(platform).handlers,
    ...profileModule(platform, account).handlers,
    ...image.handlers,
    ...mailModule(platform).handlers,
    ...administrationModule(platform, { ...account, ...image, ...interest }).handlers,
  }
}
