import { HELD_MAIL_REASONS } from '@diatrivi/domain/work/mail/mail-time'
import { z } from 'zod'
import { Created, Saved } from './values.ts'
import { WireDate } from './wire-dates.ts'

/**
 * The action was done; these people without an account are mailed later, the last word alone. Left out where all were mailed
 * at once.
 */
const HeldMails = {
  heldMails: z
    .array(
      z.strictObject({
        name: z.string(),
        /** Another mail about it has just left, or many mails have gone to the address today. */
        reason: z.enum(HELD_MAIL_REASONS),
        mailedAt: WireDate,
      }),
    )
    .optional(),
}
export type HeldMailsPart = z.infer<z.ZodObject<typeof HeldMails>>

export const SavedAndMailed = Saved.extend(HeldMails)
export const CreatedAndMailed = Created.extend(HeldMails)
