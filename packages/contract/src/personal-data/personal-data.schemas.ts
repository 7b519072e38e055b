import { z } from 'zod'
import { PASSWORD_MAX } from '../limits.ts'
import { password, requiredText } from '../values.ts'

const LINK_MAX = 200

/** The password is asked for once more, because a session may have been left open. */
export const OwnPasswordBody = z.object({ password: password(PASSWORD_MAX) })

/** 1 wrong password; 2 done: `link` is good for a few minutes, with a session of the same account. */
export const OwnDataLink = z.union([
  z.strictObject({ status: z.literal(2), link: z.string() }),
  z.strictObject({ status: z.literal(1) }),
])

export const OwnDataQuery = z.object({ link: requiredText(LINK_MAX) })

/** What becomes of the caller's account: `deleted` with all that is its own, or `closed`, because records name it. */
export const OwnDeletion = z.strictObject({
  outcome: z.literal(['deleted', 'closed']),
  /** Why it cannot be done now; null where it can. */
  refusal: z.literal(['own_account', 'has_unfinished_theses']).nullable(),
  /** Marked theses and ended assignments. */
  records: z.int(),
  /** For how many years after the last of them ended its name stays. */
  nameYears: z.int(),
})

/** 1 wrong password; 2 done, and the sessions have ended. */
export const DeletedOwnAccount = z.strictObject({ status: z.literal([1, 2]) })
