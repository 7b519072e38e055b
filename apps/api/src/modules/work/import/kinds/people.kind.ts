import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { toPlain } from '@diatrivi/contract/wire-names'
import { INSTRUCTOR_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import { InstructorBody } from '@diatrivi/contract/work/administration/administration.schemas'
import type { Rank } from '@diatrivi/domain/people/account/role'
import { IMPORT_COLUMNS, OFFICE_COLUMNS } from '@diatrivi/domain/work/import/import-columns'
import type { FileRecord, Records } from '@diatrivi/domain/work/import/read-records'
import type { Judged, Key, Known, Shown } from '@diatrivi/domain/work/import/row-fates'
import { type Places, readPlaces } from '../../../institution/institution/institution.queries.ts'
import { type HolderRow, readHolders } from '../../../people/account/account.queries.ts'
import type {
  AccountImport,
  ImportedPerson,
} from '../../../people/account/registration/account-import.service.ts'
import { faultsOf, fieldsOf, shownIn, wireBody } from './judging.ts'
import type { Kind } from './kind.ts'
import { type PlaceNames, placeNames } from './place-names.ts'
import { lockUnusedAccounts } from './unused.queries.ts'
import { newUsernames } from './usernames.ts'

type Role = 'instructor' | 'student'
type Department = Places['departments'][number]

interface Names extends Pick<PlaceNames, 'institutionName'> {
  department: (id: number | null) => Department | undefined
  /** Finds the department of a row, by its two columns. */
  findDepartment: PlaceNames['findDepartment']
}

const StudentBody = InstructorBody.omit({ rank: true })

/** The people of every department that a file names, as administrators bring them. */
export const peopleKind = (role: Role, accounts: AccountImport): Kind<ImportedPerson> =>
  kindOf(accounts, {
    role,
    departmentId: null,
    columns: role === 'instructor' ? IMPORT_COLUMNS.instructors : IMPORT_COLUMNS.students,
  })

/** The instructors of one department: those of others are neither found nor moved here. */
export const departmentInstructorsKind = (
  departmentId: number,
  accounts: AccountImport,
): Kind<ImportedPerson> =>
  kindOf(accounts, { role: 'instructor', departmentId, columns: OFFICE_COLUMNS.instructors })

interface About {
  role: Role
  /** Null for every department. */
  departmentId: number | null
}

function kindOf(
  accounts: AccountImport,
  { columns, ...about }: About & Pick<Kind<unknown>, 'columns'>,
): Kind<ImportedPerson> {
  return {
    columns,
    begin: (tx) => accounts.begin(tx),

    async judge(db, file) {
      const names = namesOf(await readPlaces(db), about.departmentId)
      const holders = await readHolders(db)
      const known = holders.map((holder) => knownOf(holder, about, names))
      return { judged: judgeAll(file, holders, about.role, names), known }
    },

    // The name and the address of an account that is there stay as they are.
    merge: (before, values, fields) => ({
      ...values,
      username: before.username,
      email: before.email,
      rank: fields.has('rank') ? values.rank : before.rank,
    }),

    create: (tx, values) => accounts.create(tx, values, about.role),
    change: (tx, changes) => accounts.change(tx, changes),

    async deleteUnused(tx, made) {
      const ids = new Set(await lockUnusedAccounts(tx, made))
      const gone = made.filter(({ id }) => ids.has(id))
      const keys = gone.flatMap(({ messageKey }) => (messageKey === null ? [] : [messageKey]))
      await accounts.delete(tx, [...ids], keys)
      return [...ids]
    },
  }
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

function knownOf(holder: HolderRow, { role, departmentId }: About, names: Names): Known<ImportedPerson> {
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
): Judged<ImportedPerson, FieldErrorCode>[] {
  const usernameOf = new Map(holders.map(({ email, username }) => [email.toLowerCase(), username]))
  const given = file.records.map(({ cells }) => cells.username ?? '')
  const nextUsername = newUsernames([...holders.map(({ username }) => username), ...given])
  // The username of a new person is shown where the file has no column for it, because it is written.
  const fields = fieldsOf(file).add('username')

  function judge({ line, cells }: FileRecord): Judged<ImportedPerson, FieldErrorCode> {
    const { surname = '', firstName = '', email = '' } = cells
    const department = names.findDepartment(cells.departmentName ?? '', cells.institutionName ?? '')
    const present = 'place' in department ? department.place : null
    const username = cells.username || usernameOf.get(email.toLowerCase()) || nextUsername(email)
    // The id of a department that is not there is no fault of a column of its own.
    const body = { ...wireBody(cells), username, depID: present?.id ?? 1, rank: cells.rank || undefined }
    const { data, error } = (role === 'instructor' ? InstructorBody : StudentBody).safeParse(body)
    const faults = ['fault' in department ? [department.fault] : [], faultsOf(error)].flat()
    const label = `${surname} ${firstName}`.trim() || email
    const scope = present === null ? null : String(present.id)
    if (data === undefined || present === null) {
      return { line, label, shown: cells, keys: null, scope, faults, values: null }
    }
    const values = { rank: null as Rank | null, ...toPlain(INSTRUCTOR_NAMES, data) }
    return {
      line,
      label,
      shown: shownIn(fields, shownOf(values, names)),
      keys: keysOf(values),
      scope,
      faults,
      values,
    }
  }

  return file.records.map(judge)
}

const keysOf = ({ email, username }: Pick<ImportedPerson, 'email' | 'username'>): [Key, Key] => [
  { field: 'email', value: email.toLowerCase() },
  { field: 'username', value: username.toLowerCase() },
]

function shownOf(person: ImportedPerson, names: Names): Shown {
  const department = names.department(person.departmentId)
  return {
    surname: person.surname,
    firstName: person.firstName,
    email: person.email,
    username: person.username,
    departmentName: department?.name ?? null,
    institutionName: department === undefined ? null : names.institutionName(department.institutionId),
    rank: person.rank,
  }
}
