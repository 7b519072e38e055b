import { FORM_OF_ADDRESS_NAMES } from '@diatrivi/domain/people/account/form-of-address'
import { RANK_NAMES } from '@diatrivi/domain/people/account/rank-names'
import { ROLE_NAMES } from '@diatrivi/domain/people/account/role'
import { TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import { eq } from 'drizzle-orm'
import { department, institution } from '../../../institution/institution/tables.ts'
import { keyword } from '../../../institution/keyword/tables.ts'
import { account, accountKeyword } from '../../../people/account/tables.ts'
import { savedView } from '../../../people/saved-view/tables.ts'
import { calendarFeed } from '../../../view/calendar/tables.ts'
import { KEY, OWNER, part, SECRET, VERSION } from './part.model.ts'
import { greekOf, LIST_WORDS } from './words.model.ts'

/**
 * Passwords, codes and keys are left out: they are no news to the person, and a stranger who finds the archive must
 * not sign in.
 */
export const ownAccount = part({
  table: account,
  title: 'Λογαριασμός και προφίλ',
  read: (db, { accountId }) =>
    db
      .select({
        username: account.username,
        firstName: account.firstName,
        surname: account.surname,
        email: account.email,
        role: account.role,
        rank: account.rank,
        formOfAddress: account.formOfAddress,
        department: department.name,
        institution: institution.name,
        isPublic: account.isPublic,
        language: account.language,
        cvName: account.cvName,
        isActive: account.isActive,
        disabledAt: account.disabledAt,
        createdAt: account.createdAt,
        updatedAt: account.updatedAt,
      })
      .from(account)
      .leftJoin(department, eq(department.id, account.departmentId))
      .leftJoin(institution, eq(institution.id, department.institutionId))
      .where(eq(account.id, accountId)),
  labels: {
    username: 'Όνομα χρήστη',
    firstName: 'Όνομα',
    surname: 'Επώνυμο',
    email: 'E-mail',
    role: 'Ρόλος',
    rank: 'Βαθμίδα',
    formOfAddress: 'Προσφώνηση',
    department: 'Τμήμα',
    institution: 'Ίδρυμα',
    isPublic: 'Δημόσιο προφίλ',
    language: 'Γλώσσα μηνυμάτων',
    cvName: 'Βιογραφικό',
    isActive: 'Ενεργός',
    disabledAt: 'Απενεργοποιήθηκε',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: {
    role: greekOf(ROLE_NAMES),
    rank: greekOf(RANK_NAMES),
    formOfAddress: greekOf(FORM_OF_ADDRESS_NAMES),
    language: greekOf(TEXT_LANGUAGE_WORDS),
  },
  columns: {
    id: KEY,
    nameTrigrams: { because: 'a search compares the name by it' },
    passwordHash: SECRET,
    departmentId: 'department',
    unconfirmedSince: {
      because: 'it is empty once the address is confirmed, and before that nothing is taken out',
    },
    closedAt: { because: 'a closed account takes nothing out' },
    nameKeptSince: { because: 'a closed account takes nothing out' },
    isNewcomer: { because: 'it is over with the first sign-in' },
    cvFileId: 'cvName',
    version: VERSION,
  },
})

export const ownKeywords = part({
  table: accountKeyword,
  title: 'Ενδιαφέροντα (λέξεις-κλειδιά)',
  read: (db, { accountId }) =>
    db
      .select({ keyword: keyword.label })
      .from(accountKeyword)
      .innerJoin(keyword, eq(keyword.id, accountKeyword.keywordId))
      .where(eq(accountKeyword.accountId, accountId))
      .orderBy(accountKeyword.position, keyword.label),
  labels: { keyword: 'Λέξη-κλειδί' },
  columns: { accountId: OWNER, keywordId: 'keyword', position: { because: 'it is the order of these rows' } },
})

export const ownSavedViews = part({
  table: savedView,
  title: 'Αποθηκευμένες προβολές λιστών',
  read: (db, { accountId }) =>
    db
      .select({
        list: savedView.list,
        name: savedView.name,
        query: savedView.query,
        createdAt: savedView.createdAt,
        updatedAt: savedView.updatedAt,
      })
      .from(savedView)
      .where(eq(savedView.accountId, accountId))
      .orderBy(savedView.id),
  labels: {
    list: 'Λίστα',
    name: 'Όνομα',
    query: 'Φίλτρα, ταξινόμηση και στήλες',
    createdAt: 'Δημιουργήθηκε',
    updatedAt: 'Άλλαξε',
  },
  words: { list: LIST_WORDS },
  columns: { id: KEY, accountId: OWNER },
})

export const ownCalendarFeed = part({
  table: calendarFeed,
  title: 'Διεύθυνση ημερολογίου',
  read: (db, { accountId }) =>
    db
      .select({
        hasSteps: calendarFeed.hasSteps,
        createdAt: calendarFeed.createdAt,
        lastReadAt: calendarFeed.lastReadAt,
      })
      .from(calendarFeed)
      .where(eq(calendarFeed.accountId, accountId)),
  labels: {
    hasSteps: 'Με τα βήματα',
    createdAt: 'Δημιουργήθηκε',
    lastReadAt: 'Τελευταία ανάγνωση',
  },
  columns: { accountId: OWNER, tokenHash: SECRET },
})
