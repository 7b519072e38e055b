import type { Wire } from '@diatrivi/contract/endpoints'
import type { InspectionView } from '@diatrivi/contract/work/administration/inspection.schemas'
import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { toPerson } from '../../../../../entities/person/person.mapper.ts'
import type { Person } from '../../../../../entities/person/person.ts'
import { ROLE_OF_USER_TYPE } from '../../../../../shared/api/resolve-session.ts'
import { toClockText } from '../../../../../shared/format/wire-day.ts'

/** Who looked at what of whom within an hour, which is in the time of Athens: `2026-03-07 14:00`. */
export interface Inspection {
  id: number
  kind: InspectionKind
  hour: string
  times: number
  personId: number
  person: Person | null
  readerId: number
  reader: (Person & { role: Role }) | null
}

/** Both people by their usernames. */
export interface InspectionFilter {
  kind: InspectionKind | ''
  person: string
  reader: string
  from: IsoDate | null
  until: IsoDate | null
}

export const NO_FILTER: InspectionFilter = { kind: '', person: '', reader: '', from: null, until: null }

export function toInspection(wire: InspectionView): Inspection {
  const { inspectionID, kind, hour, times, personID, person, readerID, reader } = wire
  return {
    id: inspectionID,
    kind,
    hour: toClockText(hour),
    times,
    personId: personID,
    person: person && toPerson(person),
    readerId: readerID,
    reader: reader && { ...toPerson(reader), role: ROLE_OF_USER_TYPE[reader.user_type] },
  }
}

export function toInspectionQuery(
  filter: InspectionFilter,
): Omit<NonNullable<Wire<'listInspections'>['query']>, 'page' | 'pageSize'> {
  return {
    ...(filter.kind !== '' && { kind: filter.kind }),
    ...(filter.person !== '' && { person: filter.person }),
    ...(filter.reader !== '' && { reader: filter.reader }),
    ...(filter.from && { from: filter.from }),
    ...(filter.until && { until: filter.until }),
  }
}
