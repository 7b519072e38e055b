import { HTML_MAX } from '@diatrivi/contract/limits'
import { LONGEST_DECOMPOSITION, MARKS_IN_A_ROW_MAX } from '@diatrivi/domain/shared/composition'
import type { ParserName } from '../../parsers.ts'

const MARKS = '\u0301\u0323'
export const ENDLESS_MARKS = `α${MARKS.repeat(20_000)}`
const MANY = `α${MARKS.repeat(MARKS_IN_A_ROW_MAX / 2)}`

/** Texts that fields are made of, each as long as the longest field takes. */
export const WORST_TEXTS: readonly [ParserName, string, string][] = [
  ['text', 'marks without end', ENDLESS_MARKS],
  [
    'text',
    'as many marks as are composed',
    MANY.repeat(Math.floor((HTML_MAX * LONGEST_DECOMPOSITION) / MANY.length)),
  ],
  ...[
    '<b>',
    '<',
    '</p>',
    '<!--',
    '<a href="',
    '<script>',
    '<ul><li>',
    '<h1><x>',
    '&',
    '&amp;',
    '&#x41;',
    ']]>',
    '<svg><p>',
  ].map((part): [ParserName, string, string] => [
    'html',
    `nothing but ${part}`,
    part.repeat(Math.floor(HTML_MAX / part.length)),
  ]),
]
