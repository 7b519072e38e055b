import type { Examples } from './example.ts'
import { accountExamples } from './examples/account.ts'
import { administrationExamples } from './examples/administration.ts'
import { commentExamples } from './examples/comment.ts'
import { imageExamples } from './examples/image.ts'
import { interestExamples } from './examples/interest.ts'
import { mailExamples } from './examples/mail.ts'
import { noticeExamples } from './examples/notice.ts'
import { profileExamples } from './examples/profile.ts'
import { keywordExamples, overviewExamples, searchExamples } from './examples/reading.ts'
import { secondFactorExamples } from './examples/second-factor.ts'
import { thesisExamples } from './examples/thesis.ts'
import { todoListExamples } from './examples/todo-list.ts'

/** An endpoint without an example does not compile. */
export const EXAMPLES = {
  ...accountExamples,
  ...secondFactorExamples,
  ...thesisExamples,
  ...interestExamples,
  ...todoListExamples,
  ...commentExamples,
  ...profileExamples,
  ...keywordExamples,
  ...overviewExamples,
  ...searchExamples,
  ...noticeExamples,
  ...imageExamples,
  ...administrationExamples,
  ...mailExamples,
} satisfies Examples
