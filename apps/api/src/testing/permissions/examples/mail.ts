import type { mailEndpoints } from '@diatrivi/contract/work/mail/mail.endpoints'
import { always, type Examples } from '../example.ts'

export const mailExamples: Examples<keyof typeof mailEndpoints> = {
  getMailStatus: always({}),
  listMails: always({}),
  listSentMails: always({}),
  retryMail: [
    {
      of: 'one given up',
      prepare: async ({ given }) => ({ params: { mailId: (await given.aLostMail()).id } }),
    },
    {
      of: 'one that waits',
      prepare: async ({ given }) => ({ params: { mailId: (await given.aMail()).id } }),
    },
  ],
  retryAllMails: always({}),
}
