import { INSPECTION_KINDS } from '@diatrivi/domain/people/account/inspection'
import { z } from 'zod'
import { PageQuery } from '../../paging.ts'
import { Username, UserType } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { DateValue, WireDate } from '../../wire-dates.ts'

/** Each narrows the list; people are named by the username, the days are those of Athens, both included. */
export const InspectionQuery = PageQuery.extend({
  kind: z.enum(INSPECTION_KINDS, { error: 'invalid' }).optional(),
  /** The person whose data were looked at. */
  person: Username.optional(),
  /** Who looked. */
  reader: Username.optional(),
  from: DateValue.optional(),
  until: DateValue.optional(),
})

export const InspectionView = z.strictObject({
  inspectionID: z.int(),
  kind: z.enum(INSPECTION_KINDS),
  /** The beginning of the hour in which it happened. */
  hour: WireDate,
  /** How often within that hour. */
  times: z.int(),
  /** The person whose data were looked at; the names are null once the account is deleted. */
  personID: z.int(),
  person: PersonName.nullable(),
  /** Who looked. */
  readerID: z.int(),
  reader: z.strictObject({ ...PersonName.shape, user_type: UserType }).nullable(),
})
export type InspectionView = z.infer<typeof InspectionView>
