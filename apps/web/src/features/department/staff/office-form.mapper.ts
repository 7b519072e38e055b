import type { Wire } from '@diatrivi/contract/endpoints'
import { OFFICES_MAX, type OfficeKind } from '@diatrivi/domain/department/staff/office'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Path } from 'react-hook-form'
import type { Office } from './staff.mapper.ts'

/** As it is chosen; selects have texts only. */
export interface OfficeFormValue {
  username: string
  kind: OfficeKind
  programmeId: string
  from: IsoDate | null
  until: IsoDate | null
}

export interface OfficesFormValues {
  offices: OfficeFormValue[]
}

/** The field of the form for each field in a refusal of the API. */
export const OFFICES_FIELD_OF_WIRE: Readonly<Record<string, Path<OfficesFormValues>>> = {
  offices: 'offices',
  ...Object.fromEntries(
    Array.from({ length: OFFICES_MAX }, (_none, place) => [
      `offices.${place}.programmeID`,
      `offices.${place}.programmeId`,
    ]),
  ),
}

export function toOfficesForm(offices: readonly Office[]): OfficesFormValues {
  return {
    offices: offices.map(({ person, kind, programme, from, until }) => ({
      username: person.username,
      kind,
      programmeId: programme?.id.toString() ?? '',
      from,
      until,
    })),
  }
}

/** A programme that was chosen before the kind of office is left out. */
export function toOfficesBody({ offices }: OfficesFormValues): NonNullable<Wire<'setOffices'>['body']> {
  return {
    offices: offices.map(({ programmeId, from, until, ...office }) => ({
      ...office,
      programmeID: office.kind === 'coordinator' && programmeId !== '' ? Number(programmeId) : null,
      from: from ?? '',
      until,
    })),
  }
}
