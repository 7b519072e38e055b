import { type BookStatus, statusOf } from '@diatrivi/domain/department/rulebook/rule-book'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import CheckCircleOutlined from '../../../shared/icons/check-circle-outlined.tsx'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import EventOutlined from '../../../shared/icons/event-outlined.tsx'
import HistoryOutlined from '../../../shared/icons/history-outlined.tsx'
import { StatusChip, type StatusTone } from '../../../shared/ui/status-chip.tsx'
import { filledInContrast, LONE_LINK } from '../../../shared/ui/sx.ts'
import type { Rulebook } from './rulebook.mapper.ts'
import { STATUS_WORDS } from './rulebook-words.ts'

const SIGNS: Record<BookStatus, { tone: StatusTone; icon: ReactElement }> = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  coming: { tone: 'accent', icon: <EventOutlined /> },
  in_force: { tone: 'success', icon: <CheckCircleOutlined /> },
  former: { tone: 'muted', icon: <HistoryOutlined /> },
}

interface RulebookLineProps {
  books: readonly Rulebook[]
  pathOf: (id: number) => string
}

/** The books of a department along the line of time, the latest day first. */
export function RulebookLine({ books, pathOf }: RulebookLineProps) {
  return (
    <Box component="ol" aria-label={m.rulebook_line()} sx={LINE}>
      {books.map((book) => (
        <Box component="li" key={book.id} sx={POINT}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {m.rulebook_in_force_on({ day: formatDay(book.inForceFrom) })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={pathOf(book.id)}
              sx={{ overflowWrap: 'break-word', ...LONE_LINK }}
            >
              {book.title}
            </Link>
            <Status book={book} books={books} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
            {[book.programme?.name ?? m.rulebook_all_programmes(), book.decisionReference]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function Status({ book, books }: { book: Rulebook; books: readonly Rulebook[] }) {
  const status = statusOf(book, books, today())
  return <StatusChip size="small" {...SIGNS[status]} label={STATUS_WORDS[status]()} />
}

const LINE = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pl: 5,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 6,
}

const POINT = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  minWidth: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -27,
    top: 7,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    ...filledInContrast('CanvasText'),
  },
} as const
