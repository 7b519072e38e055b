import { describe, expect, it } from 'vitest'
import type { MailStatus, UnsentMail } from '../modules/work/mail-status/mail-status.service.ts'
import { mailReport, readRetry } from './mail-report.ts'

const mail: UnsentMail = {
  id: 7,
  kind: 'notice',
  state: 'waiting',
  nextTryAt: new Date('2026-03-10T09:30:00Z'),
  recipient: 'maria@example.org',
  subject: 'Θέμα',
  attempts: 2,
  lastError: 'EENVELOPE 451 4.7.1',
  createdAt: new Date('2026-03-10T08:00:00Z'),
  dueAt: new Date('2026-03-10T09:30:00Z'),
  undeliverableAt: null,
}

describe('the command line of mail-status', () => {
  it('asks for nothing to be tried again, for one mail or for all', () => {
    expect(readRetry([])).toBeNull()
    expect(readRetry(['--retry', '7'])).toEqual([7])
    expect(readRetry(['--retry', 'all'])).toBe('all')
    expect(() => readRetry(['--retry', '1e3'])).toThrow(/--retry/)
    expect(() => readRetry(['--all'])).toThrow(/--all/)
  })
})

const NOTHING: MailStatus = { waiting: 0, oldest: null, undeliverable: 0, sentLastDay: 0, outage: null }

describe('the report', () => {
  it('names what waits, and what was given up', () => {
    const lost: UnsentMail = {
      ...mail,
      id: 8,
      state: 'given_up',
      lastError: 'EENVELOPE 550 5.1.1',
      nextTryAt: null,
      undeliverableAt: mail.dueAt,
    }
    const status = { ...NOTHING, waiting: 1, oldest: mail.createdAt, undeliverable: 1, sentLastDay: 12 }
    expect(mailReport(status, [lost, mail]).split('\n')).toEqual([
      '12 sent in the last 24 hours.',
      '1 waiting, the oldest since 2026-03-10 08:00 UTC.',
      '  7  maria@example.org  "Θέμα"  2 failed, EENVELOPE 451 4.7.1, next try 2026-03-10 09:30 UTC',
      '1 given up.',
      '  8  maria@example.org  "Θέμα"  2 failed, EENVELOPE 550 5.1.1, given up 2026-03-10 09:30 UTC',
    ])
  })

  it('begins with an outage while there is one', () => {
    const outage = { since: mail.createdAt, nextTryAt: mail.dueAt, lastError: 'ECONNREFUSED' }
    expect(mailReport({ ...NOTHING, outage }, []).split('\n')[0]).toBe(
      'The mail server takes no mail since 2026-03-10 08:00 UTC: ECONNREFUSED, next try 2026-03-10 09:30 UTC.',
    )
  })

  it('is short when there is nothing to report', () => {
    expect(mailReport(NOTHING, [])).toBe('0 sent in the last 24 hours.\n0 waiting.\n0 given up.')
  })
})
