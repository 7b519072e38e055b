import { count, eq } from 'drizzle-orm'
import {
  emailChange,
  oneTimeCode,
  passkey,
  pushSubscription,
  recoveryCode,
  session,
  totp,
} from '../../../people/account/tables.ts'
import { identity } from '../../../people/single-sign-on/tables.ts'
import { KEY, OWNER, part, SECRET } from './part.model.ts'
import { SESSION_WORDS } from './words.model.ts'

export const ownSessions = part({
  table: session,
  title: 'Συνεδρίες',
  read: (db, { accountId }) =>
    db
      .select({
        kind: session.kind,
        userAgent: session.userAgent,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        expiresAt: session.expiresAt,
        revokedAt: session.revokedAt,
      })
      .from(session)
      .where(eq(session.accountId, accountId))
      .orderBy(session.createdAt, session.id),
  labels: {
    kind: 'Είδος',
    userAgent: 'Πρόγραμμα',
    createdAt: 'Σύνδεση',
    lastSeenAt: 'Τελευταία χρήση',
    expiresAt: 'Λήγει',
    revokedAt: 'Τερματίστηκε',
  },
  words: { kind: SESSION_WORDS },
  columns: {
    id: KEY,
    accountId: OWNER,
    providerSession: SECRET,
    provenUntil: { because: 'it holds for minutes, after a sign-in at the institution' },
  },
})

export const ownCodes = part({
  table: oneTimeCode,
  title: 'Κωδικοί και σύνδεσμοι μίας χρήσης',
  read: (db, { accountId }) =>
    db
      .select({
        purpose: oneTimeCode.purpose,
        createdAt: oneTimeCode.createdAt,
        expiresAt: oneTimeCode.expiresAt,
        usedAt: oneTimeCode.usedAt,
      })
      .from(oneTimeCode)
      .where(eq(oneTimeCode.accountId, accountId))
      .orderBy(oneTimeCode.id),
  labels: { purpose: 'Για', createdAt: 'Στάλθηκε', expiresAt: 'Λήγει', usedAt: 'Χρησιμοποιήθηκε' },
  words: {
    purpose: {
      activation: 'Επιβεβαίωση διεύθυνσης',
      passwordReset: 'Νέος κωδικός',
      invitation: 'Πρόσκληση',
      secondFactorUndo: 'Αφαίρεση επαλήθευσης σε δύο βήματα',
      ownData: 'Λήψη των δεδομένων',
    },
  },
  columns: {
    id: KEY,
    accountId: OWNER,
    codeHash: SECRET,
    tries: { because: 'it counts wrong codes, until the code is over' },
  },
})

export const ownEmailChanges = part({
  table: emailChange,
  title: 'Αλλαγές διεύθυνσης e-mail',
  read: (db, { accountId }) =>
    db
      .select({
        oldEmail: emailChange.oldEmail,
        newEmail: emailChange.newEmail,
        codeMadeAt: emailChange.codeMadeAt,
        confirmedAt: emailChange.confirmedAt,
      })
      .from(emailChange)
      .where(eq(emailChange.accountId, accountId))
      .orderBy(emailChange.id),
  labels: { oldEmail: 'Από', newEmail: 'Σε', codeMadeAt: 'Ζητήθηκε', confirmedAt: 'Επιβεβαιώθηκε' },
  columns: {
    id: KEY,
    accountId: OWNER,
    codeHash: SECRET,
    cancelHash: SECRET,
    undoHash: SECRET,
    tries: { because: 'it counts wrong codes, until the code is over' },
    codeExpiresAt: { because: 'it says how long a code or a link of the change holds' },
    cancelUntil: { because: 'it says how long a code or a link of the change holds' },
  },
})

export const ownApplication = part({
  table: totp,
  title: 'Επαλήθευση σε δύο βήματα: εφαρμογή',
  read: (db, { accountId }) =>
    db.select({ since: totp.since }).from(totp).where(eq(totp.accountId, accountId)),
  labels: { since: 'Από' },
  columns: { accountId: OWNER, sealedSecret: SECRET, lastStep: SECRET },
})

export const ownPasskeys = part({
  table: passkey,
  title: 'Επαλήθευση σε δύο βήματα: κλειδιά πρόσβασης',
  read: (db, { accountId }) =>
    db
      .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
      .from(passkey)
      .where(eq(passkey.accountId, accountId))
      .orderBy(passkey.id),
  labels: { name: 'Όνομα', createdAt: 'Δημιουργήθηκε', lastUsedAt: 'Τελευταία χρήση' },
  columns: {
    id: KEY,
    accountId: OWNER,
    credentialId: SECRET,
    publicKey: SECRET,
    counter: SECRET,
    transports: SECRET,
  },
})

export const ownRecoveryCodes = part({
  table: recoveryCode,
  title: 'Επαλήθευση σε δύο βήματα: κωδικοί ανάκτησης',
  read: async (db, { accountId }) => {
    const rows = await db
      .select({ left: count() })
      .from(recoveryCode)
      .where(eq(recoveryCode.accountId, accountId))
    return rows.filter(({ left }) => left > 0)
  },
  labels: { left: 'Απομένουν' },
  columns: { accountId: OWNER, codeHash: 'left' },
})

export const ownPushBrowsers = part({
  table: pushSubscription,
  title: 'Συσκευές που λαμβάνουν ειδοποιήσεις',
  read: (db, { accountId }) =>
    db
      .select({
        endpoint: pushSubscription.endpoint,
        userAgent: pushSubscription.userAgent,
        createdAt: pushSubscription.createdAt,
      })
      .from(pushSubscription)
      .where(eq(pushSubscription.accountId, accountId))
      .orderBy(pushSubscription.id),
  labels: {
    endpoint: 'Διεύθυνση στην υπηρεσία του περιηγητή',
    userAgent: 'Πρόγραμμα',
    createdAt: 'Προστέθηκε',
  },
  columns: { id: KEY, accountId: OWNER, sessionId: KEY, publicKey: SECRET, authSecret: SECRET },
})

export const ownIdentities = part({
  table: identity,
  title: 'Ιδρυματικοί λογαριασμοί για τη σύνδεση',
  read: (db, { accountId }) =>
    db
      .select({ issuer: identity.issuer, subject: identity.subject, linkedAt: identity.linkedAt })
      .from(identity)
      .where(eq(identity.accountId, accountId))
      .orderBy(identity.id),
  labels: { issuer: 'Πάροχος', subject: 'Όνομα στον πάροχο', linkedAt: 'Συνδέθηκε' },
  columns: { id: KEY, accountId: OWNER },
})
