import { daysBetween, type IsoDate, isPast } from '@diatrivi/domain/shared/dates'
import { findWords } from '@diatrivi/domain/shared/search-text'
import type { AssignmentType } from '@diatrivi/domain/thesis/thesis/thesis'
import { ASSIGNMENT_TYPE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { use } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { relativeDay } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import EventOutlined from '../../../../shared/icons/event-outlined.tsx'
import HourglassEmptyOutlined from '../../../../shared/icons/hourglass-empty-outlined.tsx'
import VisibilityOffOutlined from '../../../../shared/icons/visibility-off-outlined.tsx'
import VisibilityOutlined from '../../../../shared/icons/visibility-outlined.tsx'
import { MarkedText, SearchedWords } from '../../../../shared/ui/marked-text.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'

export function AssignmentTypeChip({ type }: { type: AssignmentType }) {
  return <Chip size="small" variant="outlined" label={said(ASSIGNMENT_TYPE_WORDS[type])} />
}

const SOON_DAYS = 3

/** The interest deadline in words: «Προθεσμία σε 3 ημέρες». */
export function DeadlineChip({ deadline, today }: { deadline: IsoDate | null; today: IsoDate }) {
  if (deadline === null) {
    return <StatusChip tone="neutral" icon={<EventOutlined />} label={m.thesis_no_deadline()} />
  }
  if (isPast(deadline, today)) {
    return <StatusChip tone="neutral" icon={<EventOutlined />} label={m.thesis_deadline_passed()} />
  }
  const isSoon = daysBetween(today, deadline) <= SOON_DAYS
  return (
    <StatusChip
      tone={isSoon ? 'warning' : 'neutral'}
      icon={isSoon ? <HourglassEmptyOutlined /> : <EventOutlined />}
      label={m.thesis_deadline_in({ when: relativeDay(deadline, today) })}
    />
  )
}

export function VisibilityChip({ isPublic }: { isPublic: boolean }) {
  return isPublic ? (
    <StatusChip tone="primary" icon={<VisibilityOutlined />} label={m.thesis_public()} />
  ) : (
    <StatusChip tone="neutral" icon={<VisibilityOffOutlined />} label={m.thesis_private()} />
  )
}

interface KeywordChipsProps {
  keywords: readonly string[]
  /** The keywords that the reader, a student, has among the own interests. */
  shared?: readonly string[] | undefined
  /** Where not all are shown, those that a search found are, and the shared ones. */
  most?: number
}

export function KeywordChips({ keywords, shared = [], most = keywords.length }: KeywordChipsProps) {
  const words = use(SearchedWords)
  if (keywords.length === 0) return null
  const left = keywords.length - most
  const isShared = (keyword: string) => shared.includes(keyword)
  const rank = (keyword: string) => 2 * findWords(keyword, words).length + Number(isShared(keyword))
  const shown = left > 0 ? keywords.toSorted((a, b) => rank(b) - rank(a)) : keywords
  return (
    <Stack
      component="ul"
      aria-label={m.thesis_keywords()}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none', '& > li': { minWidth: 0 } }}
    >
      {shown.slice(0, most).map((keyword) => (
        <li key={keyword}>
          {isShared(keyword) ? (
            <SharedChip keyword={keyword} />
          ) : (
            <Chip size="small" label={<MarkedText text={keyword} />} sx={{ maxWidth: '100%' }} />
          )}
        </li>
      ))}
      {left > 0 && (
        <li>
          <Chip size="small" label={`+${left}`} />
        </li>
      )}
    </Stack>
  )
}

/** Told apart by its sign, which is read out too. */
function SharedChip({ keyword }: { keyword: string }) {
  return (
    <Chip
      size="small"
      color="primary"
      icon={<CheckOutlined />}
      label={
        <>
          <MarkedText text={keyword} />
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {` (${m.thesis_fit_own()})`}
          </Box>
        </>
      }
      sx={{ maxWidth: '100%' }}
    />
  )
}
