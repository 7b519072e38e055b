import { z } from 'zod'
import { PASSWORD_MAX } from '../../limits.ts'
import { password, requiredText } from '../../values.ts'

const LINK_MAX = 200

/** The password is asked for once more, because a session may have been left open. Without it a new sign-in at the institution must hold. */
export const OwnProofBody = z.object({ password: password(PASSWORD_MAX).optional() })

/** 1 wrong password, or no new sign-in at the institution; 2 done: `link` is good for a few minutes, with a session of the same account. */
export const OwnDataLink = z.union([
  z.strictObject({ status: z.literal(2), link: z.string() }),
  z.strictObject({ status: z.literal(1) }),
])

export const OwnDataQuery = z.object({ link: requiredText(LINK_MAX) })

/** What becomes of the caller's account: `deleted` with all that is its own, or `closed`, because records name it or others rely on what it did. */
export const OwnDeletion = z.strictObject({
  outcome: z.literal(['deleted', 'closed']),
  /** Why it cannot be done now; null where it can. */
  refusal: z.literal(['own_account', 'has_unfinished_theses']).nullable(),
  /** Marked theses and ended assignments. */
  records: z.int(),
  /** What others rely on beside them: papers, corrected marks, rule books, entries of histories. */
  acts: z.int(),
  /** For how many years after the last of them its name stays. */
  nameYears: z.int(),
})

/** 1 wrong password, or no new sign-in at the institution; 2 done, and the sessions have ended. */
export const DeletedOwnAccount = z.strictObject({ status: z.literal([1, 2]) })
