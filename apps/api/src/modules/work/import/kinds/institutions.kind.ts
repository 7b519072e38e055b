import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { plainNames, toPlain } from '@diatrivi/contract/wire-names'
import {
  INSTITUTION_NAMES,
  INSTITUTION_TYPE_NAMES,
} from '@diatrivi/contract/work/administration/administration.names'
import { InstitutionBody } from '@diatrivi/contract/work/administration/administration.schemas'
import type { InstitutionType } from '@diatrivi/domain/institution/institution/institution'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { IMPORT_COLUMNS } from '@diatrivi/domain/work/import/import-columns'
import type { FileRecord } from '@diatrivi/domain/work/import/read-records'
import type { Judged, Key, Known, Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { readPlaces } from '../../../institution/institution/institution.queries.ts'
import type { InstitutionFields, PlaceImport } from '../../../institution/institution/place-import.service.ts'
import { faultsOf, spelledAsKnown, wireBody } from './judging.model.ts'
import type { Kind } from './kind.model.ts'
import { lockUnusedInstitutions } from './unused.queries.ts'

const SCOPE = 'all'
const TYPE_OF_WIRE = plainNames(INSTITUTION_TYPE_NAMES)
const TYPE_NAMES: Readonly<Record<string, string>> = INSTITUTION_TYPE_NAMES

export function institutionsKind(places: PlaceImport): Kind<InstitutionFields> {
  return {
    columns: IMPORT_COLUMNS.institutions,
    begin: async () => undefined,

    async judge(db, { records }) {
      const { institutions } = await readPlaces(db)
      const known = institutions.map(
        ({ id, version, name, type, url, logo }): Known<InstitutionFields> => ({
          id,
          version,
          label: name,
          shown: shownOf({ name, type, url, logo }),
          keys: [keyOf(name)],
          isForeign: false,
          scope: SCOPE,
          values: { name, type, url, logo },
        }),
      )
      const nameOf = new Map(institutions.map(({ name }) => [foldGreek(name), name]))
      const spelled = ({ cells, line }: FileRecord): FileRecord => ({
        line,
        cells: spelledAsKnown(cells, { institutionName: nameOf.get(foldGreek(cells.institutionName ?? '')) }),
      })
      return { judged: records.map((record) => judge(spelled(record))), known }
    },

    merge: (before, values, fields) => ({
      name: values.name,
      type: fields.has('institutionType') ? values.type : before.type,
      url: fields.has('institutionUrl') ? values.url : before.url,
      logo: fields.has('logo') ? values.logo : before.logo,
    }),

    create: async (tx, values) =>
      (await places.createInstitutions(tx, values)).map((id) => ({ id, messageKey: null })),
    change: (tx, changes) => places.changeInstitutions(tx, changes),

    async deleteUnused(tx, made) {
      const ids = await lockUnusedInstitutions(tx, made)
      await places.deleteInstitutions(tx, ids)
      return ids
    },
  }
}

function judge({ line, cells }: FileRecord): Judged<InstitutionFields, FieldErrorCode> {
  const { institutionName = '', institutionType = '' } = cells
  const type = TYPE_NAMES[institutionType] ?? institutionType
  const { data, error } = InstitutionBody.safeParse({
    ...wireBody(cells),
    instType: type === '' ? undefined : type,
  })
  if (data === undefined) {
    const faults = faultsOf(error)
    return { line, label: institutionName, shown: cells, keys: null, scope: SCOPE, faults, values: null }
  }
  const { type: wireType, ...plain } = toPlain(INSTITUTION_NAMES, data)
  const values = { ...plain, type: TYPE_OF_WIRE[wireType] satisfies InstitutionType }
  return {
    line,
    label: values.name,
    shown: shownOf(values),
    keys: [keyOf(values.name)],
    scope: SCOPE,
    faults: [],
    values,
  }
}

const keyOf = (name: string): Key => ({ field: 'institutionName', value: foldGreek(name) })

const shownOf = ({ name, type, url, logo }: InstitutionFields): Shown => ({
  institutionName: name,
  institutionType: type,
  institutionUrl: url,
  logo,
})
