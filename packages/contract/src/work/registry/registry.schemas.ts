import { LANGUAGES } from '@diatrivi/domain/shared/language'
import { REGISTRY_FORMATS } from '@diatrivi/domain/work/registry/registry-export'
import { READING_OUTCOMES } from '@diatrivi/domain/work/registry/registry-reading'
import {
  REGISTRY_SELECTIONS,
  RESULT_FIELDS,
  RESULT_LACKS,
  RESULT_STATUSES,
} from '@diatrivi/domain/work/registry/registry-result'
import { z } from 'zod'
import { IdParam } from '../../ids.ts'
import { REASON_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { PersonName } from '../../people.schemas.ts'
import { Flag, requiredOr, requiredText } from '../../values.ts'
import { DateValue, WireDate } from '../../wire-dates.ts'

/** The days between which theses were completed, both included; either may be left out. */
const period = { from: DateValue.optional(), until: DateValue.optional() }

function isInOrder({ from, until }: { from?: string | undefined; until?: string | undefined }): boolean {
  return from === undefined || until === undefined || from <= until
}
const IN_ORDER = { error: 'end_before_start', path: ['until'] }

export const RegistryResultsQuery = PageQuery.extend({
  ...period,
  status: z.enum(REGISTRY_SELECTIONS, { error: 'invalid' }).optional(),
}).refine(isInOrder, IN_ORDER)

export const RegistryResultView = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  student: PersonName,
  registryNumber: z.string().nullable(),
  /** With two decimals: "8.50". */
  mark: z.string(),
  examinedOn: WireDate.nullable(),
  status: z.enum(RESULT_STATUSES),
  /** What is otherwise than the newest file that counts has said. */
  changes: z.array(z.enum(RESULT_FIELDS)),
  /** What is missing before it can be sent. */
  lacks: z.array(z.enum(RESULT_LACKS)),
  /** The newest file that counts and has the thesis; null where none has. */
  sent: z.strictObject({ exportID: z.int(), sentAt: WireDate }).nullable(),
})
export type RegistryResultView = z.infer<typeof RegistryResultView>

export const ExportRegistryBody = z
  .object({
    format: z.enum(REGISTRY_FORMATS, { error: requiredOr('invalid') }),
    ...period,
    /** Also what was sent and has not changed; only what is new or changed where it is left out. */
    all: Flag.optional(),
  })
  .refine(isInOrder, IN_ORDER)

export const RegistryExportParams = z.object({ exportId: IdParam })

/** The language of headings and words; that of the caller where it is left out. */
export const RegistryFileQuery = z.object({ headings: z.enum(LANGUAGES, { error: 'invalid' }).optional() })

export const WithdrawExportBody = z.object({ reason: requiredText(REASON_MAX) })

export const RegistryExportView = z.strictObject({
  exportID: z.int(),
  fileName: z.string(),
  format: z.enum(REGISTRY_FORMATS),
  from: WireDate.nullable(),
  until: WireDate.nullable(),
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  /** SHA-256 of what the file says, whatever its format. */
  fingerprint: z.string(),
  sentAt: WireDate,
  /** Null where the person has left. */
  sentBy: PersonName.nullable(),
  withdrawnAt: WireDate.nullable(),
  withdrawnBy: PersonName.nullable(),
  withdrawalReason: z.string().nullable(),
})
export type RegistryExportView = z.infer<typeof RegistryExportView>

/** How the department is read out of the student register. */
export const RegistryReadingView = z.strictObject({
  /** Whether the installation reads a register at all. */
  isOn: z.boolean(),
  /** The numbers of the department there; none where it is not linked. */
  codes: z.array(z.string()),
  /** Whether it is being read now. */
  isReading: z.boolean(),
  /** Null before the first one has ended. */
  last: z
    .strictObject({
      readAt: WireDate,
      outcome: z.enum(READING_OUTCOMES),
      /** How many students the register has, and of how many of them the department has no record; null without an answer. */
      students: z.int().nullable(),
      unknown: z.int().nullable(),
    })
    .nullable(),
  /** The import that was prepared and still waits. */
  importID: z.int().nullable(),
})
export type RegistryReadingView = z.infer<typeof RegistryReadingView>
