import { PIN_LENGTH } from '@diatrivi/domain/examination/committee/signed-link'
import { z } from 'zod'
import { requiredLine, requiredOr } from './values.ts'

/** More characters than a code has. */
const LINK_CODE_MAX = 100

/** What stands behind the `#` of a link. It is long, so that a short one is a mistake and no guess. */
export const LinkCode = requiredLine(LINK_CODE_MAX)

/** What went to the address of a person by mail, beside the link. */
export const LinkPin = z
  .string({ error: requiredOr('invalid') })
  .trim()
  .regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), { error: 'wrong_pin' })

export const LinkBody = z.object({ code: LinkCode })

/** A name without a username, which not everybody has. */
export const Names = z.strictObject({ uName: z.string(), uSurname: z.string() })

/** The thesis that a link is about, for every person who has it: what the answer needs, and nothing else. */
export const LinkedThesis = z.strictObject({
  thesisTitle: z.string(),
  student: Names.nullable(),
  supervisor: Names,
  programme: z.string().nullable(),
  depName: z.string(),
  /** The person to whom the mail went. */
  person: Names,
})
export type LinkedThesis = z.infer<typeof LinkedThesis>
