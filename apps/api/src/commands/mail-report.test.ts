import { describe, expect, it } from 'vitest'
import { mailReport, readRetry } from './mail-report.ts'

const mail = {
  id: 7,
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

describe('the report', () => {
  it('names what waits, and what was given up', () => {
    const lost = { ...mail, id: 8, lastError: 'EENVELOPE 550 5.1.1', undeliverableAt: mail.dueAt }
    const state = { waiting: 1, oldest: mail.createdAt, undeliverable: 1 }
    expect(mailReport({ state, waiting: [mail], undeliverable: [lost] }).split('\n')).toEqual([
      '1 waiting, the oldest since 2026-03-10 08:00 UTC.',
      '  7  maria@example.org  "Θέμα"  2 failed, EENVELOPE 451 4.7.1, next try 2026-03-10 09:30 UTC',
      '1 given up.',
      '  8  maria@example.org  "Θέμα"  2 failed, EENVELOPE 550 5.1.1, given up 2026-03-10 09:30 UTC',
    ])
  })

  it('is short when there is nothing to tell', () => {
    const state = { waiting: 0, oldest: null, undeliverable: 0 }
    expect(mailReport({ state, waiting: [], undeliverable: [] })).toBe('0 waiting.\n0 given up.')
  })
})
