import { mainExaminationAction } from '../../../entities/process/examination-action.ts'
import type { Process } from '../../../entities/process/process.mapper.ts'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { isMe, type Viewer } from '../../../entities/viewer/viewer.ts'
import { lacksOwnAnswer, OWN_ANSWERS } from '../../../features/examination/examination/poll-result.ts'
import type { ThesisPapers } from '../../../features/examination/paper/paper.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { stepToTake } from './main-action.ts'

/** The panels of a process that have links to them. */
export const PROCESS_PLACES = {
  committee: 'thesis-committee',
  marks: 'thesis-marks',
  papers: 'thesis-papers',
} as const

/** The main action stands on the card of the examination itself. */
export const ON_CARD = 'onCard'

/** The main action of the reader about committee, marks, papers or steps, and where it is done. */
export interface NextStep {
  label: string
  /** What it is for, where the label alone leaves that open. */
  sentence?: string
  to: { page: string } | { targetId: string }
}

interface Known {
  thesis: Thesis
  process: Process
  papers: ThesisPapers | undefined
}

/** Null where the reader has nothing to do. */
export function nextStep(known: Known, viewer: Viewer): NextStep | typeof ON_CARD | null {
  const { thesis, process, papers } = known
  const { examination, committee, result } = process
  if (committee?.seats.some(({ state, person }) => state === 'invited' && isMe(viewer, person)) === true)
    return inPanel(m.committee_answer_invitation(), 'committee')
  const sheet = sheetToSeal(process)
  if (sheet !== null) return { label: m.marking_open_sheet(), to: { page: sheet } }
  if (examination && mainExaminationAction(examination) !== null) return ON_CARD
  if (examination?.dates && examination.may.answerDates === true && lacksOwnAnswer(examination.dates))
    return { label: m.examination_poll_answers(), to: { targetId: OWN_ANSWERS } }
  if (committee && committee.vacant > 0) {
    if (committee.mayManage) return inPanel(m.committee_propose({ count: committee.vacant }), 'committee')
    if (committee.mayProposeOwn) return inPanel(m.committee_own_propose(), 'committee')
  }
  if (result?.mayAcceptCorrections === true) return inPanel(m.marking_accept(), 'marks')
  if (result !== null && lacksMinutes(papers, result.examinationId))
    return { ...inPanel(m.paper_issue_minutes(), 'papers'), sentence: m.paper_issue_minutes_next() }
  const step = stepToTake(thesis, viewer)
  return step && { label: step.label, to: { targetId: step.targetId } }
}

function inPanel(label: string, place: keyof typeof PROCESS_PLACES): NextStep {
  return { label, to: { targetId: PROCESS_PLACES[place] } }
}

/** The page where the reader gives or confirms a mark that is waited for. */
function sheetToSeal({ marking }: Process): string | null {
  const sheet = marking?.mySheet
  if (!marking?.isHeld || !sheet) return null
  const isOwed = sheet.sealedAt === null || (marking.isReconsidered && sheet.confirmedAt === null)
  return isOwed ? paths.instructor.markSheet(marking.examinationId) : null
}

/** Whether the reader may issue the minutes of an examination, and none are in force. */
function lacksMinutes(papers: ThesisPapers | undefined, examinationId: number): boolean {
  if (papers === undefined) return false
  const isIssuable = papers.kinds.some(
    ({ kind, missing, examination }) =>
      kind === 'minutes' && missing === null && examination?.id === examinationId,
  )
  return isIssuable && !papers.papers.some(({ kind, state }) => kind === 'minutes' && state === 'valid')
}
