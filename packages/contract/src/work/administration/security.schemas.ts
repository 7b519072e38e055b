import { SECURITY_EVENT_KINDS } from '@diatrivi/domain/people/account/security-event'
import { z } from 'zod'
import { PageQuery } from '../../paging.ts'
import { Username, UserType } from '../../people/account/account.schemas.ts'
import { PersonName } from '../../people.schemas.ts'
import { FlagParam } from '../../values.ts'
import { DateValue, WireDate } from '../../wire-dates.ts'

/** Each narrows the list; the days are those of Athens, both included. */
export const SecurityQuery = PageQuery.extend({
  kind: z.enum(SECURITY_EVENT_KINDS, { error: 'invalid' }).optional(),
  /** Who acted, or on whom an administrator acted, by the username. */
  person: Username.optional(),
  from: DateValue.optional(),
  until: DateValue.optional(),
})

export const SecurityEventView = z.strictObject({
  eventID: z.int(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  at: WireDate,
  /** How often within a minute. */
  times: z.int(),
  /** Who acted, or whose account was tried; its names are null once it is deleted. */
  accountID: z.int().nullable(),
  person: PersonName.nullable(),
  /** The person on whom an administrator acted. */
  subjectID: z.int().nullable(),
  subject: PersonName.nullable(),
  address: z.string().nullable(),
  /** The call by its name in this document, where the kind does not say it. */
  call: z.string().nullable(),
  detail: z.string().nullable(),
})
export type SecurityEventView = z.infer<typeof SecurityEventView>

export const AccountAccessView = z.strictObject({
  ...PersonName.shape,
  user_type: UserType,
  isActive: z.boolean(),
  disabledSince: WireDate.nullable(),
  /** Where the account is signed in, counted. */
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
})
export type AccountAccessView = z.infer<typeof AccountAccessView>

export const DisabledParams = z.object({ username: Username, flag: FlagParam })
