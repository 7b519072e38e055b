import { stepAnchor } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { paths } from '../../../../shared/paths.ts'
import type { Notice } from '../notice.mapper.ts'

/** Kinds that end the student's part in a thesis; they lead to the open topics. */
const LEADS_TO_OPEN_THESES: readonly NoticeKind[] = ['interest_closed', 'thesis_withdrawn', 'released']

const PAGE_OF: Record<Role, (thesisId: number) => string> = {
  student: paths.student.thesis,
  instructor: paths.instructor.thesis,
  secretary: paths.thesis,
  administrator: paths.thesis,
}

/** Where a notice leads; null when its subject was deleted. */
export function noticePlace({ kind, thesisId, facts }: Notice, reader: Role): string | null {
  // The work of a released assignment can be read there.
  if (kind === 'released' && thesisId !== null) return paths.student.pastTheses()
  if (LEADS_TO_OPEN_THESES.includes(kind)) return paths.student.openTheses()
  if (kind === 'rulebook_published' && facts.rulebookId !== undefined) return paths.rulebook(facts.rulebookId)
  if (thesisId === null) return null
  const page = PAGE_OF[reader](thesisId)
  if (facts.stepId === undefined) return page
  return `${page}#${stepAnchor(facts.stepId, kind === 'comment_written' ? 'conversation' : 'step')}`
}
