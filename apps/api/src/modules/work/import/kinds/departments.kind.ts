import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { toPlain } from '@diatrivi/contract/wire-names'
import { DEPARTMENT_NAMES } from '@diatrivi/contract/work/administration/administration.names'
import { DepartmentBody } from '@diatrivi/contract/work/administration/administration.schemas'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { IMPORT_COLUMNS, type ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { FileRecord } from '@diatrivi/domain/work/import/read-records'
import type { Judged, Key, Known, Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { readPlaces } from '../../../institution/institution/institution.queries.ts'
import type { DepartmentFields, PlaceImport } from '../../../institution/institution/place-import.service.ts'
import { faultsOf, fieldsOf, shownIn, spelledAsKnown, wireBody } from './judging.model.ts'
import type { Kind } from './kind.model.ts'
import { type PlaceNames, placeNames } from './place-names.model.ts'
import { lockUnusedDepartments } from './unused.queries.ts'

/** The column of the file in which each value stands; a department stays in its institution. */
const COLUMN_OF = {
  name: 'departmentName',
  email: 'departmentEmail',
  phone: 'phone',
  city: 'city',
  url: 'departmentUrl',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies Partial<Record<keyof DepartmentFields, ImportField>>

export function departmentsKind(places: PlaceImport): Kind<DepartmentFields> {
  return {
    columns: IMPORT_COLUMNS.departments,
    begin: async () => undefined,

    async judge(db, file) {
      const all = await readPlaces(db)
      const names = placeNames(all)
      const fields = fieldsOf(file)
      const known = all.departments.map(({ id, version, createdAt, updatedAt, ...values }) => ({
        id,
        version,
        label: values.name,
        shown: shownOf(values, names),
        keys: [keyOf(values)] as const,
        isForeign: false,
        scope: String(values.institutionId),
        values,
      })) satisfies Known<DepartmentFields>[]
      const nameOf = new Map(all.departments.map(({ name }) => [foldGreek(name), name]))
      const judged = file.records.map(({ line, cells }) => {
        const kept = nameOf.get(foldGreek(cells.departmentName ?? ''))
        const row = judge({ line, cells: spelledAsKnown(cells, { departmentName: kept }) }, names)
        return { ...row, shown: shownIn(fields, row.shown) }
      })
      return { judged, known }
    },

    merge: (before, values, fields) => {
      const kept = Object.entries(COLUMN_OF).filter(([, column]) => !fields.has(column))
      return {
        ...values,
        ...Object.fromEntries(kept.map(([name]) => [name, before[name as keyof typeof before]])),
      }
    },

    create: async (tx, values) =>
      (await places.createDepartments(tx, values)).map((id) => ({ id, messageKey: null })),
    change: (tx, changes) => places.changeDepartments(tx, changes),

    async deleteUnused(tx, made) {
      const ids = await lockUnusedDepartments(tx, made)
      await places.deleteDepartments(tx, ids)
      return ids
    },
  }
}

function judge({ line, cells }: FileRecord, names: PlaceNames): Judged<DepartmentFields, FieldErrorCode> {
  const { departmentName = '', institutionName = '' } = cells
  const institution = names.findInstitution(institutionName)
  // The id of an institution that is not there is no fault of a column of its own.
  const instID = 'place' in institution ? institution.place.id : 1
  const { data, error } = DepartmentBody.safeParse({ ...wireBody(cells), instID })
  const faults = ['fault' in institution ? [institution.fault] : [], faultsOf(error)].flat()
  if (data === undefined || 'fault' in institution) {
    const scope = 'place' in institution ? String(institution.place.id) : null
    return { line, label: departmentName, shown: cells, keys: null, scope, faults, values: null }
  }
  const values = toPlain(DEPARTMENT_NAMES, data)
  return {
    line,
    label: values.name,
    shown: shownOf(values, names),
    keys: [keyOf(values)],
    scope: String(values.institutionId),
    faults,
    values,
  }
}

const keyOf = ({ institutionId, name }: Pick<DepartmentFields, 'institutionId' | 'name'>): Key => ({
  field: 'departmentName',
  value: `${institutionId} ${foldGreek(name)}`,
})

const shownOf = (values: DepartmentFields, names: PlaceNames): Shown => ({
  institutionName: names.institutionName(values.institutionId),
  departmentName: values.name,
  departmentEmail: values.email,
  phone: values.phone,
  city: values.city,
  departmentUrl: values.url,
  latitude: values.latitude?.toString() ?? null,
  longitude: values.longitude?.toString() ?? null,
})
