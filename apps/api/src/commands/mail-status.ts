import { type MailService, mailService } from '../modules/work/mail-status/mail-status.service.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { withDatabase } from './by-hand.ts'
import { mailReport, readRetry, USAGE } from './mail-report.ts'

const SHOWN_MAX = 100

try {
  const retry = readRetry(process.argv.slice(2))
  process.stdout.write(
    `${await withMails((mails) => (retry === null ? show(mails) : again(mails, retry)))}\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}

async function withMails<Result>(work: (mails: MailService) => Promise<Result>): Promise<Result> {
  return withDatabase(readConfig(process.env), ({ db }, log) =>
    work(mailService({ db, clock: systemClock, log })),
  )
}

async function show(mails: MailService): Promise<string> {
  const { items } = await mails.list({ limit: SHOWN_MAX, offset: 0 })
  return mailReport(await mails.status(), items)
}

async function again(mails: MailService, retry: number[] | 'all'): Promise<string> {
  const count = await mails.retryGivenUp(retry === 'all' ? null : retry, { command: 'mail-status' })
  return `${count} to be tried again.`
}
