import type { PaperNeed } from '@diatrivi/domain/examination/paper/issuable'
import {
  PAPER_KIND_NAMES,
  PAPER_STATUS_WORDS,
  paperStatusOf,
} from '@diatrivi/domain/examination/paper/paper-names'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import CheckOutlined from '../../../shared/icons/check-outlined.tsx'
import DescriptionOutlined from '../../../shared/icons/description-outlined.tsx'
import DoNotDisturbAltOutlined from '../../../shared/icons/do-not-disturb-alt-outlined.tsx'
import ErrorOutlineOutlined from '../../../shared/icons/error-outline-outlined.tsx'
import ReplayOutlined from '../../../shared/icons/replay-outlined.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Paper } from './paper.mapper.ts'

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
  const words = said(PAPER_KIND_NAMES[kind])
  return memberName === null ? words : m.paper_kind_of({ kind: words, name: memberName })
}

/** «Πρακτικό εξέτασης 2026/118» */
export function nameOf({ number, ...paper }: Pick<Paper, 'kind' | 'memberName' | 'number'>): string {
  return `${titleOf(paper)} ${number}`
}

/** «2026/118, 24/6/2026 · πρωτ. 12», as far as it is known. */
export function whenIssued({ number, issuedAt, protocol }: Paper): string {
  return [
    m.paper_number_and_day({ number, day: formatDay(toDay(issuedAt)) }),
    protocol && m.paper_protocol({ number: protocol.number }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Why a paper does not hold any more. */
export function PaperRemarks({
  paper: { state, voidReason },
}: {
  paper: Pick<Paper, 'state' | 'voidReason'>
}) {
  return (
    <>
      {state === 'outdated' && <Typography variant="body2">{m.paper_outdated_text()}</Typography>}
      {voidReason && <Typography variant="body2">{voidReason}</Typography>}
    </>
  )
}

/** The state of a paper by its sign and its word; one in force is signed or waits for that. */
export function PaperChip({ paper: { state, isSigned } }: { paper: Pick<Paper, 'state' | 'isSigned'> }) {
  const status = paperStatusOf({ state, isSigned })
  return <StatusChip size="small" {...SIGNS[status]} label={said(PAPER_STATUS_WORDS[status])} />
}

const SIGNS = {
  issued: { tone: 'primary', icon: <DescriptionOutlined /> },
  signed: { tone: 'success', icon: <CheckOutlined /> },
  outdated: { tone: 'warning', icon: <ErrorOutlineOutlined /> },
  replaced: { tone: 'muted', icon: <ReplayOutlined /> },
  void: { tone: 'muted', icon: <DoNotDisturbAltOutlined /> },
} as const
