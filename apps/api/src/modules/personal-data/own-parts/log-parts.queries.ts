import { asc, eq, or, sql } from 'drizzle-orm'
import { inspection } from '../../../platform/inspections/tables.ts'
import { outbox } from '../../../platform/mail/tables.ts'
import { securityEvent } from '../../../platform/security-log/tables.ts'
import { account } from '../../account/tables.ts'
import { event } from '../../history/tables.ts'
import { notice, noticeSetting } from '../../notice/tables.ts'
import { thesis } from '../../thesis/tables.ts'
import { part } from './part.ts'
import {
  DELIVERY_WORDS,
  EVENT_WORDS,
  INSPECTION_WORDS,
  NOTICE_WORDS,
  ROLE_WORDS,
  SECURITY_WORDS,
} from './words.ts'

export const ownNotices = part({
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
})

export const ownNoticeSettings = part({
  title: 'Ρυθμίσεις ειδοποιήσεων',
  read: (db, { accountId }) =>
    db
      .select({ kind: noticeSetting.kind, delivery: noticeSetting.delivery })
      .from(noticeSetting)
      .where(eq(noticeSetting.accountId, accountId))
      .orderBy(noticeSetting.kind),
  labels: { kind: 'Είδος', delivery: 'Αποστολή' },
  words: { kind: NOTICE_WORDS, delivery: DELIVERY_WORDS },
})

/** What the person did. Details may name others, as the history that the person reads does. */
export const ownEvents = part({
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
  words: { what: EVENT_WORDS },
})

/** What an administrator did to the account is there without the address of the administrator. */
export const ownSecurityEvents = part({
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
  words: { kind: SECURITY_WORDS },
})

/** What others looked at, by their roles: their names are their own data, and stand in no part of the person's. */
export const ownInspections = part({
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
  words: { kind: INSPECTION_WORDS, readerRole: ROLE_WORDS },
})

/** Without the text: a link in it may still choose a password. */
export const ownMails = part({
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
})
