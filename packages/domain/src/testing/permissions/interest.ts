import { canInterest, type StudentSituation } from '../../thesis/interest/interest.policy.ts'
import type { InterestFacts } from '../../thesis/interest/interest.ts'
import type { ThesisFacts } from '../../thesis/thesis/thesis.ts'
import {
  aDraft,
  aMarkedThesis,
  anInterest,
  aThesis,
  aThesisInProgress,
  today,
  tomorrow,
  yesterday,
} from '../facts.ts'
import { instructor, student } from '../people.ts'
import { inWords, markdownTable } from './words.ts'

interface Stage {
  name: string
  thesis?: ThesisFacts
  interest?: InterestFacts
  situation?: Partial<StudentSituation>
  /** Students of this thesis with a positive answer. */
  answered?: number[]
}

const declared = anInterest()
const chosen = anInterest({ answeredPositively: true })
const itself = [student.accountId]
const another = [99]

const waiting = aThesis({ assignmentType: 'onDeadline', interestDeadline: tomorrow })
const waited = aThesis({ assignmentType: 'onDeadline', interestDeadline: yesterday })
const late = aThesis({ interestDeadline: yesterday })
const taken = { studentId: 99 }

const STAGES: Stage[] = [
  { name: 'nothing declared yet' },
  { name: 'nothing declared, another was answered positively', answered: another },
  { name: 'nothing declared, the deadline passed', thesis: late },
  { name: 'nothing declared, the student has a thesis', situation: { hasThesisInProgress: true } },
  {
    name: 'nothing declared, a positive answer waits elsewhere',
    situation: { hasUnansweredPositiveAnswer: true },
  },
  { name: 'nothing declared on a draft', thesis: aDraft() },
  { name: 'declared', interest: declared },
  { name: 'declared, another was answered positively', interest: declared, answered: another },
  { name: 'declared, assignment at the deadline, before it', interest: declared, thesis: waiting },
  { name: 'declared, assignment at the deadline, after it', interest: declared, thesis: waited },
  { name: 'declared, made private since', interest: declared, thesis: aDraft() },
  { name: 'answered positively', interest: chosen, answered: itself },
  { name: 'answered positively, the deadline passed', interest: chosen, answered: itself, thesis: late },
  {
    name: 'answered positively, but has a thesis by now',
    interest: chosen,
    answered: itself,
    situation: { hasThesisInProgress: true },
  },
  { name: 'accepted by the student', thesis: aThesisInProgress(), situation: { hasThesisInProgress: true } },
  { name: 'accepted by another', thesis: aThesisInProgress(taken) },
  {
    name: 'accepted by another, who shows it',
    thesis: aThesisInProgress({ ...taken, publicByStudent: true }),
  },
  { name: 'marked', thesis: aMarkedThesis() },
]

function row({ name, thesis = aThesis(), interest, situation, answered = [] }: Stage): string[] {
  const own = interest ?? null
  const about = { hasThesisInProgress: false, hasUnansweredPositiveAnswer: false, ...situation }
  return [
    name,
    inWords(canInterest.declare(student, thesis, own, about, today)),
    inWords(canInterest.answer(instructor, thesis, own, answered, today)),
    inWords(canInterest.cancelAnswer(instructor, thesis, own)),
    inWords(canInterest.accept(student, thesis, own, about)),
    inWords(canInterest.decline(student, thesis, own)),
  ]
}

export function interestTable(): string {
  const header = [
    'when',
    'student: declare (again)',
    'instructor: answer positively',
    'instructor: take it back',
    'student: accept',
    'student: withdraw or decline',
  ]
  return markdownTable(header, STAGES.map(row))
}
