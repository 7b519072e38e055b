import { INSPECTION_NAMES } from '@diatrivi/domain/people/account/inspection'
import { ROLE_NAMES } from '@diatrivi/domain/people/account/role'
import { SECURITY_EVENT_NAMES } from '@diatrivi/domain/people/account/security-event'
import { DELIVERY_WORDS } from '@diatrivi/domain/thesis/notice/notice'
import { EVENT_NAMES } from '@diatrivi/domain/thesis/thesis/event'
import { asc, eq, or, sql } from 'drizzle-orm'
import { inspection } from '../../../../platform/inspections/tables.ts'
import { outbox } from '../../../../platform/mail/tables.ts'
import { securityEvent } from '../../../../platform/security-log/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { event } from '../../../thesis/history/tables.ts'
import { notice, noticeSetting } from '../../../thesis/notice/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { KEY, OWNER, part } from './part.model.ts'
import { greekOf, NOTICE_WORDS } from './words.model.ts'

export const ownNotices = part({
  table: notice,
  title: 'Ειδοποιήσεις',
  read: (db, { accountId }) =>
    db
      .select({
        kind: notice.kind,
        thesis: thesis.title,
        facts: sql<Record<string, unknown>>`${notice.facts}`,
        createdAt: notice.createdAt,
        readAt: notice.readAt,
        mailedAt: notice.mailedAt,
      })
      .from(notice)
      .leftJoin(thesis, eq(thesis.id, notice.thesisId))
      .where(eq(notice.accountId, accountId))
      .orderBy(notice.id),
  labels: {
    kind: 'Είδος',
    thesis: 'Εργασία',
    facts: 'Στοιχεία',
    createdAt: 'Γράφτηκε',
    readAt: 'Διαβάστηκε',
    mailedAt: 'Στάλθηκε με e-mail',
  },
  words: { kind: NOTICE_WORDS },
  columns: {
    id: KEY,
    accountId: OWNER,
    thesisId: 'thesis',
    reminderKey: KEY,
    delivery: { because: 'it is what the settings of notices said that day' },
    mailKey: KEY,
    matter: KEY,
  },
})

export const ownNoticeSettings = part({
  table: noticeSetting,
  title: 'Ρυθμίσεις ειδοποιήσεων',
  read: (db, { accountId }) =>
    db
      .select({ kind: noticeSetting.kind, delivery: noticeSetting.delivery })
      .from(noticeSetting)
      .where(eq(noticeSetting.accountId, accountId))
      .orderBy(noticeSetting.kind),
  labels: { kind: 'Είδος', delivery: 'Αποστολή' },
  words: { kind: NOTICE_WORDS, delivery: greekOf(DELIVERY_WORDS) },
  columns: { accountId: OWNER },
})

/** What the person did. Details may name others, as the history that the person reads does. */
export const ownEvents = part({
  table: event,
  title: 'Ιστορικό ενεργειών σε εργασίες',
  read: (db, { accountId }) =>
    db
      .select({
        thesis: thesis.title,
        what: event.what,
        details: sql<Record<string, unknown>>`${event.details}`,
        happenedAt: event.happenedAt,
      })
      .from(event)
      .innerJoin(thesis, eq(thesis.id, event.thesisId))
      .where(eq(event.actorId, accountId))
      .orderBy(event.id),
  labels: { thesis: 'Εργασία', what: 'Ενέργεια', details: 'Στοιχεία', happenedAt: 'Πότε' },
  words: { what: greekOf(EVENT_NAMES) },
  columns: { id: KEY, thesisId: 'thesis', actorId: OWNER },
})

/** What an administrator did to the account is there without the address of the administrator. */
export const ownSecurityEvents = part({
  table: securityEvent,
  title: 'Αρχείο ασφάλειας',
  read: (db, { accountId }) =>
    db
      .select({
        kind: securityEvent.kind,
        at: securityEvent.at,
        byAdministrator: sql<boolean>`${securityEvent.accountId} is distinct from ${accountId}`,
        address: sql<
          string | null
        >`case when ${securityEvent.accountId} = ${accountId} then ${securityEvent.address} end`,
        times: securityEvent.times,
      })
      .from(securityEvent)
      .where(or(eq(securityEvent.accountId, accountId), eq(securityEvent.subjectId, accountId)))
      .orderBy(asc(securityEvent.at), asc(securityEvent.id)),
  labels: {
    kind: 'Είδος',
    at: 'Πότε',
    byAdministrator: 'Από διαχειριστή',
    address: 'Διεύθυνση δικτύου',
    times: 'Φορές',
  },
  words: { kind: greekOf(SECURITY_EVENT_NAMES) },
  columns: {
    id: KEY,
    accountId: 'byAdministrator',
    subjectId: 'byAdministrator',
    call: { because: 'it names the call that the kind is about, in the words of the code' },
    detail: {
      because: 'it names others on whom an administrator acted, or says the kind in the words of the code',
    },
  },
})

/** What others looked at, by their roles: their names are their own data, and stand in no part of the person's. */
export const ownInspections = part({
  table: inspection,
  title: 'Ποιος είδε τα στοιχεία μου',
  read: (db, { accountId }) =>
    db
      .select({
        kind: inspection.kind,
        readerRole: account.role,
        hour: inspection.hour,
        times: inspection.times,
      })
      .from(inspection)
      .leftJoin(account, eq(account.id, inspection.readerId))
      .where(eq(inspection.subjectId, accountId))
      .orderBy(asc(inspection.hour), asc(inspection.id)),
  labels: { kind: 'Τι', readerRole: 'Από', hour: 'Ώρα', times: 'Φορές' },
  words: { kind: greekOf(INSPECTION_NAMES), readerRole: greekOf(ROLE_NAMES) },
  columns: { id: KEY, subjectId: OWNER, readerId: 'readerRole' },
})

/** Without the text: a link in it may still choose a password. */
export const ownMails = part({
  table: outbox,
  title: 'Μηνύματα e-mail',
  read: (db, { email }) =>
    db
      .select({
        recipient: outbox.recipient,
        subject: outbox.subject,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        undeliverableAt: outbox.undeliverableAt,
      })
      .from(outbox)
      .where(sql`lower(${outbox.recipient}) = lower(${email})`)
      .orderBy(outbox.id),
  labels: {
    recipient: 'Προς',
    subject: 'Θέμα',
    createdAt: 'Γράφτηκε',
    sentAt: 'Στάλθηκε',
    undeliverableAt: 'Δεν παραδόθηκε',
  },
  columns: {
    id: KEY,
    messageKey: KEY,
    requestId: KEY,
    kind: { because: 'the subject says it' },
    text: { because: 'a link in it may still choose a password' },
    html: { because: 'a link in it may still choose a password' },
    calendar: { because: 'the examination is handed out' },
    attempts: { because: 'it says how the sending goes, until the mail has left or was given up' },
    lastError: { because: 'it says how the sending goes, until the mail has left or was given up' },
    answer: { because: 'it says how the sending went, in the words of the mail server' },
    dueAt: { because: 'it says how the sending goes, until the mail has left or was given up' },
    claimedUntil: { because: 'it says how the sending goes, until the mail has left or was given up' },
    paceKey: { because: 'it says how the sending goes, until the mail has left or was given up' },
    replaceKey: { because: 'it says how the sending goes, until the mail has left or was given up' },
    isOutside: { because: 'the address says it' },
  },
})
