import { OVERVIEW_REASONS } from '@diatrivi/domain/view/overview/overview'
import { z } from 'zod'
import { PersonName } from '../../people.schemas.ts'
import { WireDate } from '../../wire-dates.ts'

/** Unknown to older clients but for id and title: why the thesis is listed, since or until when, and whom it concerns. */
export const OverviewEntry = z.strictObject({
  thesisID: z.int(),
  thesisTitle: z.string(),
  reason: z.enum(OVERVIEW_REASONS),
  when: WireDate.nullable(),
  student: PersonName.nullable(),
  dliTitle: z.string().nullable(),
  /** The step that waits for the reply. */
  dliID: z.int().nullable(),
  /** The place of an examination. */
  place: z.string().nullable(),
})

export const NotificationOverview = z.strictObject({ total: z.int() })
