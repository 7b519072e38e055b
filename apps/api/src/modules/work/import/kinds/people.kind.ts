import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { requiredOr } from '@diatrivi/contract/values'
import { toPlain } from '@diatrivi/contract/wire-names'
import { SECRETARY_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import { InstructorBody } from '@diatrivi/contract/work/administration/administration.schemas'
import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import {
  LISTED_RANKS,
  type ListedRank,
  listedRankOf,
  type RankAndCategory,
  withListedRank,
} from '@diatrivi/domain/department/staff/listed-rank'
import { IMPORT_COLUMNS, OFFICE_COLUMNS } from '@diatrivi/domain/work/import/import-columns'
import type { FileRecord, Records } from '@diatrivi/domain/work/import/read-records'
import type { Doubt, Judged, Key, Known, Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { z } from 'zod'
import { readCategories } from '../../../department/staff/staff.queries.ts'
import type { StaffCategories } from '../../../department/staff/staff-category.service.ts'
import { type Places, readPlaces } from '../../../institution/institution/institution.queries.ts'
import { type HolderRow, readHolders } from '../../../people/account/account.queries.ts'
import type {
  AccountImport,
  ImportedPerson,
} from '../../../people/account/registration/account-import.service.ts'
import { doubtsOfName, faultsOf, fieldsOf, shownIn, spelledAsKnown, wireBody } from './judging.model.ts'
import type { Kind } from './kind.model.ts'
import { type PlaceNames, placeNames } from './place-names.model.ts'
import { spelt } from './spelt.model.ts'
import { lockUnusedAccounts } from './unused.queries.ts'
import { newUsernames } from './usernames.model.ts'

type Role = 'instructor' | 'student'
type Department = Places['departments'][number]

interface Names extends Pick<PlaceNames, 'institutionName'> {
  department: (id: number | null) => Department | undefined
  /** Finds the department of a row, by its two columns. */
  findDepartment: PlaceNames['findDepartment']
}

/** What a list says of a person; the account has the rank, the office of the department the category. */
export interface PersonOfFile extends ImportedPerson {
  category: StaffCategory | null
}

interface Services {
  accounts: AccountImport
  categories: StaffCategories
}

const StudentRow = InstructorBody.omit({ rank: true })
/** The column of the rank may name a category of staff too. */
const InstructorRow = StudentRow.extend({ rank: z.enum(LISTED_RANKS, { error: requiredOr('invalid') }) })

/** The people of every department that a file names, as administrators bring them. */
export const peopleKind = (role: Role, services: Services): Kind<PersonOfFile> =>
  kindOf(services, {
    role,
    departmentId: null,
    columns: role === 'instructor' ? IMPORT_COLUMNS.instructors : IMPORT_COLUMNS.students,
  })

/** The instructors of one department: those of others are neither found nor moved here. */
export const departmentInstructorsKind = (departmentId: number, services: Services): Kind<PersonOfFile> =>
  kindOf(services, { role: 'instructor', departmentId, columns: OFFICE_COLUMNS.instructors })

interface About {
  role: Role
  /** Null for every department. */
  departmentId: number | null
}

function kindOf(
  { accounts, categories }: Services,
  { columns, ...about }: About & Pick<Kind<unknown>, 'columns'>,
): Kind<PersonOfFile> {
  return {
    columns,
    begin: (tx) => accounts.begin(tx),

    async judge(db, file) {
      const names = namesOf(await readPlaces(db), about.departmentId)
      const holders = await readHolders(db)
      const categoryOf = await readCategories(db)
      const known = holders.map((holder) =>
        knownOf({ ...holder, category: categoryOf.get(holder.id) ?? null }, about, names),
      )
      return { judged: judgeAll(file, holders, about.role, names), known }
    },

    // The name and the address of an account that is there stay as they are.
    merge: (before, values, fields) => ({
      ...values,
      username: before.username,
      email: before.email,
      ...rankOf(before, fields.has('rank') ? listedRankOf(values) : null),
    }),

    async create(tx, values) {
      const made = await accounts.create(
        tx,
        values.map(({ category: _category, ...person }) => person),
        about.role,
      )
      const said = made.map(({ id }, index) => ({ accountId: id, category: values[index]?.category ?? null }))
      await categories.write(tx, said)
      return made
    },

    async change(tx, changes) {
      const ids = new Set(await accounts.change(tx, changes))
      const changed = changes.filter(({ id }) => ids.has(id))
      await categories.write(
        tx,
        changed.map(({ id, fields: { category } }) => ({ accountId: id, category })),
      )
      return [...ids]
    },

    async deleteUnused(tx, made) {
      const ids = new Set(await lockUnusedAccounts(tx, made))
      const gone = made.filter(({ id }) => ids.has(id))
      const keys = gone.flatMap(({ messageKey }) => (messageKey === null ? [] : [messageKey]))
      await accounts.delete(tx, [...ids], keys)
      return [...ids]
    },
  }
}

const NO_RANK = { rank: null, category: null }

/** Where a list says no rank, it stays. */
function rankOf({ rank, category }: RankAndCategory, listed: ListedRank | null) {
  return listed === null ? { rank, category } : withListedRank({ rank, category }, listed)
}

function namesOf(places: Places, departmentId: number | null): Names {
  const byId = new Map(places.departments.map((department) => [department.id, department]))
  const { findDepartment, isNamed, institutionName } = placeNames(places)
  const own = departmentId === null ? undefined : byId.get(departmentId)
  return {
    institutionName,
    department: (id) => (id === null ? undefined : byId.get(id)),
    findDepartment(name, institution) {
      if (own === undefined) return findDepartment(name, institution)
      if (isNamed(own, name, institution)) return { place: own }
      return {
        fault: { field: name === '' ? 'institutionName' : 'departmentName', code: 'other_department' },
      }
    },
  }
}

function knownOf(
  holder: HolderRow & Pick<PersonOfFile, 'category'>,
  { role, departmentId }: About,
  names: Names,
): Known<PersonOfFile> {
  const { id, version, role: heldRole, disabledAt, ...values } = holder
  const isElsewhere = departmentId !== null && values.departmentId !== departmentId
  return {
    id,
    version,
    label: `${values.surname} ${values.firstName}`,
    shown: shownOf(values, names),
    keys: keysOf(values),
    isForeign: heldRole !== role || isElsewhere,
    // A person who has left is not missed.
    scope: disabledAt === null ? String(values.departmentId) : 'disabled',
    values,
  }
}

function judgeAll(
  file: Records,
  holders: readonly HolderRow[],
  role: Role,
  names: Names,
): Judged<PersonOfFile, FieldErrorCode>[] {
  const byEmail = new Map(holders.map((holder) => [holder.email.toLowerCase(), holder]))
  const doubtsOfNamesake = namesakes(holders, role)
  const given = file.records.map(({ cells }) => cells.username ?? '')
  const nextUsername = newUsernames([...holders.map(({ username }) => username), ...given])
  // The username of a new person is shown where the file has no column for it, because it is written.
  const fields = fieldsOf(file).add('username')

  function judge({ line, cells: given }: FileRecord): Judged<PersonOfFile, FieldErrorCode> {
    const holder = byEmail.get((given.email ?? '').toLowerCase())
    const cells = spelledAsKnown(given, { surname: holder?.surname, firstName: holder?.firstName })
    const { surname = '', firstName = '', email = '' } = cells
    const department = names.findDepartment(cells.departmentName ?? '', cells.institutionName ?? '')
    const present = 'place' in department ? department.place : null
    const username = cells.username || holder?.username || nextUsername(email)
    // The id of a department that is not there is no fault of a column of its own.
    const body = { ...wireBody(cells), username, depID: present?.id ?? 1, rank: cells.rank || undefined }
    const { data, error } = (role === 'instructor' ? InstructorRow : StudentRow).safeParse(body)
    const faults = ['fault' in department ? [department.fault] : [], faultsOf(error)].flat()
    const label = `${surname} ${firstName}`.trim() || email
    const scope = present === null ? null : String(present.id)
    if (data === undefined || present === null) {
      return { line, label, shown: cells, keys: null, scope, faults, values: null }
    }
    const { rank: listed, ...person } = { rank: null as ListedRank | null, ...data }
    const values = { ...toPlain(SECRETARY_NAMES, person), ...rankOf(NO_RANK, listed) }
    return {
      line,
      label,
      shown: shownIn(fields, shownOf(values, names)),
      keys: keysOf(values),
      scope,
      faults,
      doubts: [...doubtsOfName(cells), ...(holder === undefined ? doubtsOfNamesake(values, line) : [])],
      values,
    }
  }

  return file.records.map(judge)
}

/** People by one name and two addresses get two accounts, which no office wants for one person. */
function namesakes(holders: readonly HolderRow[], role: Role) {
  const nameOf = ({ surname, firstName }: Pick<PersonOfFile, 'surname' | 'firstName'>) =>
    `${spelt(surname)} ${spelt(firstName)}`
  const placed = ({ departmentId }: Pick<PersonOfFile, 'departmentId'>) => String(departmentId)
  const here = new Map(
    holders
      .filter((holder) => holder.role === role && holder.disabledAt === null)
      .map((holder) => [`${placed(holder)} ${nameOf(holder)}`, holder.email]),
  )
  const lines = new Map<string, number>()
  return (person: PersonOfFile, line: number): Doubt[] => {
    const name = `${placed(person)} ${nameOf(person)}`
    const email = here.get(name)
    const first = lines.get(name)
    if (first === undefined) lines.set(name, line)
    if (email !== undefined) return [{ field: 'email', code: 'namesake_known', text: email }]
    return first === undefined ? [] : [{ field: 'email', code: 'namesake_in_file', limit: first }]
  }
}

const keysOf = ({ email, username }: Pick<ImportedPerson, 'email' | 'username'>): [Key, Key] => [
  { field: 'email', value: email.toLowerCase() },
  { field: 'username', value: username.toLowerCase() },
]

function shownOf(person: PersonOfFile, names: Names): Shown {
  const department = names.department(person.departmentId)
  return {
    surname: person.surname,
    firstName: person.firstName,
    email: person.email,
    username: person.username,
    departmentName: department?.name ?? null,
    institutionName: department === undefined ? null : names.institutionName(department.institutionId),
    rank: listedRankOf(person),
  }
}
