import { describe, expect, it } from 'vitest'
import { mailProblem } from './mail-problem.ts'

describe('why a mail was not sent', () => {
  it.each([
    ['ECONNREFUSED', 'no_answer'],
    ['ECONNECTION', 'no_answer'],
    ['ETIMEDOUT', 'no_answer'],
    ['ESOCKET', 'no_answer'],
    ['EDNS', 'no_answer'],
    ['ENOTFOUND', 'no_answer'],
    ['ETLS', 'not_secure'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not_secure'],
    ['EAUTH 535 5.7.8', 'not_let_in'],
    ['ENOAUTH', 'not_let_in'],
    ['EENVELOPE 550 5.1.1', 'unknown_address'],
    ['EENVELOPE 550', 'unknown_address'],
    ['EENVELOPE 553 5.1.3', 'unknown_address'],
    ['EENVELOPE 554 5.7.1', 'not_permitted'],
    ['EENVELOPE 530 5.7.0', 'not_permitted'],
    ['EENVELOPE 503', 'not_permitted'],
    ['EENVELOPE 452 4.2.2', 'mailbox_full'],
    ['EENVELOPE 552 5.2.2', 'mailbox_full'],
    ['EMESSAGE 552', 'mailbox_full'],
    ['EENVELOPE 450 4.7.1', 'not_now'],
    ['EMESSAGE 451', 'not_now'],
    ['EMESSAGE 554 5.6.0', 'text_refused'],
    ['unknown', 'other'],
    ['Error', 'other'],
    ['', 'other'],
  ] as const)('%s: %s', (codes, problem) => {
    expect(mailProblem(codes, 'mail')).toBe(problem)
  })

  it.each([
    ['ECONNREFUSED', 'no_answer'],
    ['EAUTH 535', 'not_let_in'],
    ['EPROTOCOL 554', 'no_answer'],
    ['EENVELOPE 550 5.1.8', 'sender_refused'],
  ] as const)('while all mails wait, %s: %s', (codes, problem) => {
    expect(mailProblem(codes, 'outage')).toBe(problem)
  })
})
