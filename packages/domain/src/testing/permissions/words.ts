import type { Decision } from '../../shared/decision.ts'
import type { InterestRefusal } from '../../thesis/interest/interest.policy.ts'
import type { SharingRefusal } from '../../thesis/thesis/thesis.policy.ts'
import type { StepRefusal } from '../../thesis/todo-list/step.policy.ts'

export type Refusal = SharingRefusal | InterestRefusal | StepRefusal

const WORDS: Record<Refusal, string> = {
  not_found: 'does not see it',
  not_owner: 'not theirs',
  has_student: 'has a student',
  has_list: 'has a list',
  thesis_ended: 'marked already',
  not_in_progress: 'not in progress',
  not_over: 'not over',
  topic_full: 'no place left',
  not_ready: 'not ready for it',
  has_thesis: 'has a thesis',
  answer_pending: 'has to answer first',
  deadline_passed: 'deadline passed',
  not_open: 'not open',
  not_interested: 'no declaration',
  not_assigned: 'no positive answer',
  already_assigned: 'answered already',
  already_accepted: 'accepted already',
  before_deadline: 'before the deadline',
  step_order: 'not this step now',
  step_not_waiting: 'does not wait for a reply',
  step_read: 'was read',
  step_confirmed: 'confirmed step',
}

/** Stands where the role alone decides, or no such person exists. */
export const NOT_ASKED = '·'

export const inWords = (decision: Decision<Refusal>): string =>
  decision.allowed ? '**yes**' : WORDS[decision.reason]

/** A table in Markdown, its columns aligned so that it reads well as plain text too. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(header), rule, ...rows.map(line)].join('\n')
}
