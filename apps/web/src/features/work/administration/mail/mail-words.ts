import type { MailKind, MailState } from '@diatrivi/domain/work/mail/mail'
import type { MailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import { m } from '../../../../paraglide/messages.js'
import { now } from '../../../../shared/format/clock.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import { momentOf } from '../../../../shared/format/moments.ts'

export const KIND_WORDS: Record<MailKind, () => string> = {
  confirmation_code: m.mail_kind_confirmation_code,
  invitation: m.mail_kind_invitation,
  password_reset: m.mail_kind_password_reset,
  password_changed: m.mail_kind_password_changed,
  guessing_reported: m.mail_kind_guessing_reported,
  second_factor_changed: m.mail_kind_second_factor_changed,
  identity_changed: m.mail_kind_identity_changed,
  address_changed: m.mail_kind_address_changed,
  username_changed: m.mail_kind_username_changed,
  webhook_paused: m.mail_kind_webhook_paused,
  notice: m.mail_kind_notice,
  digest: m.mail_kind_digest,
  outside_letter: m.mail_kind_outside_letter,
  trial: m.mail_kind_trial,
}

export const STATE_WORDS: Record<MailState, () => string> = {
  waiting: m.mail_state_waiting,
  given_up: m.mail_state_given_up,
}

/** What went wrong. */
export const PROBLEM_WORDS: Record<MailProblem, () => string> = {
  no_answer: m.mail_problem_no_answer,
  not_secure: m.mail_problem_not_secure,
  not_let_in: m.mail_problem_not_let_in,
  sender_refused: m.mail_problem_sender_refused,
  unknown_address: m.mail_problem_unknown_address,
  mailbox_full: m.mail_problem_mailbox_full,
  not_permitted: m.mail_problem_not_permitted,
  text_refused: m.mail_problem_text_refused,
  not_now: m.mail_problem_not_now,
  other: m.mail_problem_other,
}

/** When it is tried again; one whose time has come is being tried now. */
export function nextTryWords(nextTryAt: string | null): string {
  if (nextTryAt === null) return ''
  return isToCome(nextTryAt) ? formatClock(nextTryAt) : m.mail_now()
}

/** The same within an outage, where the next try is seconds away. */
export function nextTryInOutage(nextTryAt: string): string {
  return isToCome(nextTryAt) ? nextTryAt.slice('2026-03-07 '.length) : m.mail_now()
}

const isToCome = (clockText: string) => momentOf(clockText) > now()
