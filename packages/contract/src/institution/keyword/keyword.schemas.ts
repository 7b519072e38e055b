import { TAG_STATES } from '@diatrivi/domain/institution/keyword/keyword'
import { z } from 'zod'
import { KEYWORD_MAX, KEYWORDS_MAX } from '../../limits.ts'
import { line } from '../../values.ts'

/** The tag editor's list: the server keeps all but the `deleted`, lower-cased, trimmed, without duplicates. */
export const TagsValue = z.object({
  keywords: z
    .array(
      z.object({
        keyword: line(KEYWORD_MAX),
        status: z.enum(TAG_STATES, { error: 'invalid' }).default('exists'),
      }),
      { error: 'invalid' },
    )
    .max(KEYWORDS_MAX * 2, { error: 'too_long' })
    // Twice as many may be sent, because the deleted ones are sent too; no more than the limit are kept.
    .check(({ value, issues }) => {
      if (value.filter(({ status }) => status !== 'deleted').length <= KEYWORDS_MAX) return
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: KEYWORDS_MAX,
        input: value,
        message: 'too_long',
      })
    }),
})
