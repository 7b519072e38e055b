import type { ErrorCode } from '@diatrivi/contract/errors'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { CommitteeState } from '@diatrivi/domain/examination/committee/committee'
import type { Overlay, Phase } from '@diatrivi/domain/view/process/phase'
import type { CommissionerSeen, TalkByLink } from '../../examination/commissioner/commissioner.model.ts'
import type { ProposalRow, SeatRow } from '../../examination/committee/committee.model.ts'
import type { ReadPaper } from '../../examination/paper/paper.model.ts'
import type { TopicStatus } from '../../thesis/interest/topic-places.queries.ts'
import type { BookOfThesis } from '../../thesis/thesis/book.queries.ts'
import type { PersonNames } from '../../thesis/thesis/thesis.model.ts'
import type { ExaminationPart } from './process-examination.model.ts'
import type { SeenMarks } from './process-marking.model.ts'

/** Parts that the thesis does not have are null. */
export interface Process {
  thesisId: number
  phase: Phase
  overlays: Overlay[]
  book: BookOfThesis | null
  group: {
    students: number
    others: { id: number | null; student: PersonNames; isInProgress: boolean }[]
    offered: TopicStatus['offered']
    mayShare: true | ErrorCode
  } | null
  committee: {
    rules: Rules['committee']
    state: CommitteeState
    seats: SeatRow[]
    mayManage: boolean
    mayRevokeLinks: boolean
    mayLeaveForOthers: boolean
    mayProposeOwn: boolean
    proposal: ProposalRow | null
  } | null
  examination: ExaminationPart | null
  papers: ReadPaper[] | null
  marks: SeenMarks
  commissioner: CommissionerSeen | null
}

/** The conversation that a link of a mentor leads to, with the least of its thesis. */
export interface OpenedTalk extends TalkByLink {
  title: string
  student: Pick<PersonNames, 'firstName' | 'surname'> | null
  supervisor: Pick<PersonNames, 'firstName' | 'surname'>
  departmentName: string
  phase: Phase
}
