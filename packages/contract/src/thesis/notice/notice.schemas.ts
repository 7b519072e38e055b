import { LANGUAGES } from '@diatrivi/domain/shared/language'
import { DELIVERIES, NOTICE_KINDS, type NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import { PLAN_WARNINGS } from '@diatrivi/domain/thesis/thesis/plan-warning'
import { z } from 'zod'
import { PageQuery } from '../../paging.ts'
import { FlagParam, requiredOr } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'
import { FailureView } from '../thesis/failure.schemas.ts'

/** `unread=1`: only the unread ones. */
export const NoticeQuery = PageQuery.extend({ unread: FlagParam.optional() })

/** The facts of the domain as they are; those that a kind of notice does not have are left out. */
export const NoticeFactsShown = z.strictObject({
  thesisTitle: z.string().exactOptional(),
  person: z.string().exactOptional(),
  stepId: z.int().exactOptional(),
  stepTitle: z.string().exactOptional(),
  listTitle: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  message: z.string().exactOptional(),
  mark: z.number().exactOptional(),
  failure: FailureView.exactOptional(),
  paperNumber: z.string().exactOptional(),
  rulebookId: z.int().exactOptional(),
  rulebookTitle: z.string().exactOptional(),
  keywords: z.array(z.string()).readonly().exactOptional(),
  day: z.string().exactOptional(),
  daysLeft: z.int().exactOptional(),
  time: z.string().exactOptional(),
  place: z.string().exactOptional(),
  warnings: z.array(z.enum(PLAN_WARNINGS)).readonly().exactOptional(),
  formerDay: z.string().exactOptional(),
  formerTime: z.string().exactOptional(),
} satisfies { [Fact in keyof NoticeFacts]-?: z.ZodType<NoticeFacts[Fact]> })

export const Notice = z.strictObject({
  noticeID: z.int(),
  kind: z.enum(NOTICE_KINDS),
  /** Null once the thesis is deleted; its title is among the facts. */
  thesisID: z.int().nullable(),
  facts: NoticeFactsShown,
  when: WireDate,
  isRead: z.boolean(),
})

export const UnreadNotices = z.strictObject({ unread: z.int() })

export const NoticeSettings = z.strictObject({
  language: z.enum(LANGUAGES),
  /** One for every kind of notice that the person's role can get, in the order of the screen. */
  settings: z.array(z.strictObject({ kind: z.enum(NOTICE_KINDS), delivery: z.enum(DELIVERIES) })),
  /** The newest mail to the caller, if it was given up. */
  undelivered: z.strictObject({ recipient: z.string(), when: WireDate }).nullable(),
})

/** Fields left out stay as they are. */
export const NoticeSettingsInput = z.object({
  language: z.enum(LANGUAGES, { error: 'invalid' }).optional(),
  settings: z
    .array(
      z.object({
        kind: z.enum(NOTICE_KINDS, { error: requiredOr('invalid') }),
        delivery: z.enum(DELIVERIES, { error: requiredOr('invalid') }),
      }),
      { error: 'invalid' },
    )
    .max(NOTICE_KINDS.length, { error: 'too_long' })
    .optional(),
})
export type NoticeSettingsInput = z.output<typeof NoticeSettingsInput>
