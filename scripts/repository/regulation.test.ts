import { describe, expect, it } from 'vitest'
import * as limits from '../../packages/contract/src/limits.ts'
import { DEFAULT_PAGE_SIZE } from '../../packages/contract/src/paging.ts'
import * as activation from '../../packages/domain/src/people/account/activation.ts'
import {
  DEMO_PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../../packages/domain/src/people/account/password-limits.ts'
import { CV_MAX_BYTES } from '../../packages/domain/src/people/account/profile.ts'
import { PREVIEW_LENGTH } from '../../packages/domain/src/shared/greek-text.ts'
import { COMMENT_MAX } from '../../packages/domain/src/thesis/comment/comment.ts'
import { HIGHEST_PRIORITY, LOWEST_PRIORITY } from '../../packages/domain/src/thesis/interest/interest.ts'
import { HIGHEST_MARK, LOWEST_MARK } from '../../packages/domain/src/thesis/thesis/mark.ts'
import { THESES_PER_PAGE, THESIS_TITLE_MAX } from '../../packages/domain/src/thesis/thesis/thesis.ts'
import { DURATION_CAPS } from '../../packages/domain/src/thesis/todo-list/schedule.ts'
import {
  ATTACHMENT_MAX_BYTES,
  LISTS_PER_PAGE,
  STEP_DESCRIPTION_MAX,
  STEP_TITLE_MAX,
} from '../../packages/domain/src/thesis/todo-list/step.ts'
import { OVERVIEW_DAYS } from '../../packages/domain/src/view/overview/overview.ts'
import { SETTINGS } from '../../packages/settings/src/settings.mjs'
import { read } from './tracked-files.ts'

const regulation = read('docs/regulation.md')

/** The text of a rule, from its heading to the next one. */
function ruleOf(anchor: string): string {
  const [, rest = ''] = regulation.split(`<a id="${anchor}"></a>`)
  return rest.split(/^#{2,3} /m)[0] ?? ''
}

const spelt = (value: number): string => value.toLocaleString('en')

/** The numbers of the code by the rule that says them. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  lists: [limits.PAGE_SIZE_MAX, DEFAULT_PAGE_SIZE, limits.WHOLE_LIST_MAX],
  usernames: [limits.USERNAME_MAX, limits.EMAIL_MAX],
  'confirmation-code': [
    activation.ACTIVATION_CODE_LENGTH,
    activation.ACTIVATION_CODE_HOURS,
    activation.ACTIVATION_CODE_TRIES,
  ],
  password: [PASSWORD_MIN_LENGTH, DEMO_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH],
  declare: [HIGHEST_PRIORITY, LOWEST_PRIORITY],
  mark: [LOWEST_MARK, HIGHEST_MARK],
  overview: [OVERVIEW_DAYS],
  steps: [STEP_TITLE_MAX, STEP_DESCRIPTION_MAX, ...Object.values(DURATION_CAPS)],
  comments: [COMMENT_MAX],
  cv: [CV_MAX_BYTES],
  attachment: [ATTACHMENT_MAX_BYTES],
  cover: [limits.IMAGE_MAX_BYTES],
  cards: [THESES_PER_PAGE, LISTS_PER_PAGE, PREVIEW_LENGTH],
  kept: [
    SETTINGS.KEEP_READ_NOTICES_DAYS.default,
    SETTINGS.KEEP_UNREAD_NOTICES_DAYS.default,
    SETTINGS.KEEP_SENT_MAILS_DAYS.default,
    SETTINGS.KEEP_UNDELIVERABLE_MAILS_DAYS.default,
    SETTINGS.KEEP_HISTORY_DAYS.default,
  ],
  'delete-own-account': [SETTINGS.FINISHED_THESIS_NAME_YEARS.default],
  limits: [
    THESIS_TITLE_MAX,
    limits.HTML_MAX,
    limits.TEXT_MAX,
    limits.REASON_MAX,
    COMMENT_MAX,
    limits.KEYWORD_MAX,
    limits.KEYWORDS_MAX,
    limits.NAME_MAX,
    limits.INTERESTS_MAX,
    limits.URL_MAX,
    limits.PHONE_MAX,
  ],
}

describe('the numbers of the regulation are those of the code', () => {
  it.each(Object.entries(NUMBERS))('%s', (anchor, values) => {
    const said = [...ruleOf(anchor).matchAll(/\d+(?:,\d{3})*/g)].map(([number]) => number)
    expect(values.map(spelt).filter((value) => !said.includes(value))).toEqual([])
  })
})
