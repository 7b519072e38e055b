// The hook .githooks/commit-msg: refuses a message that CONTRIBUTING.md would not have.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const KINDS = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test'
const SUBJECT = new RegExp(`^(?:${KINDS})(?:\\([a-z0-9, -]+\\))?!?: \\S.*[^.\\s]$`)
const LONGEST = 72
/** Written by git itself. */
const GITS_OWN = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

/**
 * What is wrong with the message of a commit; empty when nothing is.
 *
 * @param {string} message
 * @returns {string[]}
 */
export function problemsOf(message) {
  const [subject = '', ...rest] = message.split('\n').filter((line) => !line.startsWith('#'))
  if (GITS_OWN.test(subject)) return []
  const [between = '', ...body] = rest
  const problems = []
  if (!SUBJECT.test(subject)) {
    problems.push(
      'The subject is "kind(scope): what it does", as "feat(api): refuse late declarations of interest".',
    )
  }
  if (subject.length > LONGEST) {
    problems.push(`The subject has ${subject.length} characters, ${LONGEST} at most.`)
  }
  const isReasonGiven = between.trim() === '' && body.some((line) => line.trim() !== '')
  if (!isReasonGiven) problems.push('An empty line and a body that gives the reason follow the subject.')
  return problems
}

const [, program, file] = process.argv
if (program === fileURLToPath(import.meta.url) && file !== undefined) {
  const problems = problemsOf(readFileSync(file, 'utf8'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
