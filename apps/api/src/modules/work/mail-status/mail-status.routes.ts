import type { Config } from '../../../platform/config/config.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentMail, presentMailStatus, presentSentMail } from './mail-status.presenter.ts'
import type { MailService } from './mail-status.service.ts'

export function mailStatusRoutes(mails: MailService, settings: Config['mail']) {
  return {
    getMailStatus: async ({ actor }) => presentMailStatus(await mails.statusFor(actor), settings),
    listMails: async ({ actor, query }) => {
      const { items, total } = await mails.listFor(actor, pageWindow(query))
      return { items: items.map(presentMail), total }
    },
    listSentMails: async ({ actor, query }) => {
      const { items, total } = await mails.listSentFor(actor, query.search ?? '', pageWindow(query))
      return { items: items.map(presentSentMail), total }
    },
    retryMail: async ({ actor, params }) => {
      await mails.retry(actor, params.mailId)
    },
    retryAllMails: async ({ actor }) => ({ status: 200, retried: await mails.retryAll(actor) }),
  } satisfies Partial<Handlers>
}
