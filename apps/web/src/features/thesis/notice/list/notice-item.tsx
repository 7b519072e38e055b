import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { useSession } from '../../../../shared/api/session.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import { momentOf, relativeMoment } from '../../../../shared/format/moments.ts'
import { filledInContrast, VISUALLY_HIDDEN, WHOLE_CARD } from '../../../../shared/ui/sx.ts'
import type { Notice } from '../notice.mapper.ts'
import { useMarkNotice } from '../notice.mutations.ts'
import { noticePerson, noticeSentence } from '../notice-sentence.ts'
import { noticePlace } from './notice-place.ts'
import { NOTICE_SIGNS } from './notice-signs.ts'

interface NoticeItemProps {
  notice: Notice
  onFollowed?: () => void
  /** At the end of the last line, above the link that the whole notice is. */
  action?: ReactNode
}

/** What happened, on which thesis, by whom and when. One click marks it as read and opens its subject. */
export function NoticeItem({ notice, onFollowed, action }: NoticeItemProps) {
  const { kind, facts, at, isRead } = notice
  const reader = useSession().facts?.role ?? 'student'
  const { icon: Icon, tone } = NOTICE_SIGNS[kind]
  const person = noticePerson(kind, facts, reader)
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ ...SIGN, ...(!isRead && UNREAD), bgcolor: `${tone}.tint`, color: `${tone}.main` }}>
        <Icon fontSize="small" aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Sentence
          notice={notice}
          onFollowed={onFollowed}
          text={noticeSentence(kind, facts, reader)}
          place={noticePlace(notice, reader)}
        />
        {facts.reason !== undefined && (
          <Typography sx={QUOTE}>{m.notice_quoted({ title: facts.reason })}</Typography>
        )}
        {facts.message !== undefined && (
          <Typography sx={WHOLE_QUOTE}>{m.notice_quoted({ title: facts.message })}</Typography>
        )}
        {facts.thesisTitle !== undefined && (
          <Typography variant="body2" sx={{ ...BEGINNING, mt: 0.5, lineHeight: 1.4 }}>
            {facts.thesisTitle}
          </Typography>
        )}
        <Box sx={LAST_LINE}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {person !== undefined && <span>{`${person} · `}</span>}
            <Box
              component="time"
              dateTime={momentOf(at).toISOString()}
              title={formatClock(at)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {relativeMoment(at)}
            </Box>
          </Typography>
          {action}
        </Box>
      </Box>
    </Box>
  )
}

interface SentenceProps {
  notice: Notice
  text: string
  place: string | null
  onFollowed: (() => void) | undefined
}

function Sentence({ notice, text, place, onFollowed }: SentenceProps) {
  const mark = useMarkNotice()
  const words = (
    <>
      {!notice.isRead && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {m.notice_unread()}:{' '}
        </Box>
      )}
      <span>{text}</span>
    </>
  )
  const weight = { fontWeight: notice.isRead ? 500 : 650, lineHeight: 1.35 }
  if (place === null) return <Typography sx={weight}>{words}</Typography>
  return (
    <Link
      component={RouterLink}
      to={place}
      underline="hover"
      color="inherit"
      onClick={() => {
        if (!notice.isRead) mark.mutate({ notice, isRead: true })
        onFollowed?.()
      }}
      sx={{ ...weight, ...WHOLE_CARD }}
    >
      {words}
    </Link>
  )
}

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: 3,
  px: { xs: 4, sm: 5 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:has(a):hover': { bgcolor: 'neutral.tint' },
}
const SIGN = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 999,
}
/** A dot at the edge of the sign, separated by a ring in the background colour. */
const UNREAD = {
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -3,
    right: -3,
    boxSizing: 'content-box',
    width: 10,
    height: 10,
    borderRadius: 999,
    border: 2,
    borderColor: 'background.paper',
    bgcolor: 'accent.main',
    ...filledInContrast('Highlight'),
  },
}
const LAST_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  mt: 0.5,
}
/** Two lines of the text; the linked page has the whole. */
const BEGINNING = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
}
const QUOTE = { ...BEGINNING, mt: 0.5, lineHeight: 1.4, color: 'text.secondary' }
/** No page has more of it. */
const WHOLE_QUOTE = { mt: 0.5, lineHeight: 1.4, whiteSpace: 'pre-line' }
