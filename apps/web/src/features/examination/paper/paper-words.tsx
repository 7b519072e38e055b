import type { PaperNeed } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { m } from '../../../paraglide/messages.js'
import CheckOutlined from '../../../shared/icons/check-outlined.tsx'
import DescriptionOutlined from '../../../shared/icons/description-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import ErrorOutlineOutlined from '../../../shared/icons/error-outline-outlined.tsx'
import ReplayOutlined from '../../../shared/icons/replay-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Paper } from './paper.mapper.ts'

export const KIND_WORDS: Record<PaperKind, () => string> = {
  minutes: m.paper_kind_minutes,
  minutes_blank: m.paper_kind_minutes_blank,
  announcement: m.paper_kind_announcement,
  application: m.paper_kind_application,
  supervision: m.paper_kind_supervision,
  completion: m.paper_kind_completion,
  declaration: m.paper_kind_declaration,
  summons: m.paper_kind_summons,
  sheet: m.paper_kind_sheet,
}

const MISSING_WORDS: Record<PaperNeed, () => string> = {
  rulebook: m.paper_missing_rulebook,
  student: m.paper_missing_student,
  examination: m.paper_missing_examination,
  marks: m.paper_missing_marks,
  pass: m.paper_missing_pass,
}

export function missingSentence(missing: PaperNeed): string {
  return m.paper_missing({ what: MISSING_WORDS[missing]() })
}

/** «Πρακτικό εξέτασης», or «Πρόσκληση μέλους: Νίκος Βλάχος» of a paper for one member. */
export function titleOf({ kind, memberName }: Pick<Paper, 'kind' | 'memberName'>): string {
  const words = KIND_WORDS[kind]()
  return memberName === null ? words : m.paper_kind_of({ kind: words, name: memberName })
}

/** «Πρακτικό εξέτασης 2026/118» */
export function nameOf({ number, ...paper }: Pick<Paper, 'kind' | 'memberName' | 'number'>): string {
  return `${titleOf(paper)} ${number}`
}

/** The state of a paper by its sign and its word; one in force is signed or waits for that. */
export function PaperChip({ paper: { state, isSigned } }: { paper: Pick<Paper, 'state' | 'isSigned'> }) {
  const sign = state === 'valid' && isSigned ? SIGNS.signed : SIGNS[state]
  return <StatusChip size="small" {...sign} label={sign.label()} />
}

const SIGNS = {
  valid: { tone: 'primary', icon: <DescriptionOutlined />, label: m.paper_state_issued },
  signed: { tone: 'success', icon: <CheckOutlined />, label: m.paper_state_signed },
  outdated: { tone: 'warning', icon: <ErrorOutlineOutlined />, label: m.paper_state_outdated },
  replaced: { tone: 'muted', icon: <ReplayOutlined />, label: m.paper_state_replaced },
  void: { tone: 'muted', icon: <DoNotDisturbAltOutlined />, label: m.paper_state_void },
} as const
