import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { preview } from '@diatrivi/domain/shared/greek-text'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { paths } from '../../../../shared/paths.ts'
import { CoverImage } from '../../../../shared/ui/cover-image.tsx'
import { MarkedText } from '../../../../shared/ui/marked-text.tsx'
import { ABOVE_WHOLE_CARD, WHOLE_CARD } from '../../../../shared/ui/sx.ts'
import { FitNote } from '../chips/fit-note.tsx'
import { CardChips } from '../chips/thesis-card-chips.tsx'
import { KeywordChips } from '../chips/thesis-chips.tsx'
import { useSearchHits } from './search-hits.tsx'
import { ThesisProgress } from './thesis-progress.tsx'

interface ThesisCardProps {
  thesis: Thesis
  today: IsoDate
  /** Where the card leads. */
  to: string
  /** Whether the reader is its instructor, who needs no supervisor's name but the number of interests. */
  isOwn: boolean
  /** Whether a phone shows it without scrolling. */
  isAtFirstSight?: boolean
  actions?: ReactNode
  /** The box that chooses it, above its cover. */
  selectionBox?: ReactNode
}

/** A thesis in a list: its facts, its state, and a link to its page. */
export function ThesisCard({
  thesis,
  today,
  to,
  isOwn,
  isAtFirstSight = false,
  actions,
  selectionBox,
}: ThesisCardProps) {
  const steps = thesis.list?.steps ?? []
  const isProgressShown = thesis.state === 'inProgress' && steps.length > 0
  const hits = useSearchHits(thesis, isOwn)
  const text = hits.excerpt || preview(thesis.description)
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', position: 'relative' }}
    >
      <CoverImage
        imageId={thesis.imageId}
        seed={thesis.id}
        family={thesis.department.id}
        size="preview"
        isAtFirstSight={isAtFirstSight}
      />
      {selectionBox}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 4, flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <CardChips thesis={thesis} today={today} isOwn={isOwn} />
        </Box>
        <Box>
          <Typography
            variant="h3"
            component="h2"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'break-word',
            }}
          >
            <Link component={RouterLink} to={to} underline="hover" color="inherit" sx={WHOLE_CARD}>
              <MarkedText text={thesis.title} />
            </Link>
          </Typography>
          <CardByline thesis={thesis} isOwn={isOwn} />
        </Box>
        {(!isProgressShown || hits.excerpt !== '') && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
            {text === '' ? m.thesis_no_description() : <MarkedText text={text} />}
          </Typography>
        )}
        {isProgressShown && <ThesisProgress steps={steps} startDate={thesis.startDate} today={today} />}
        <Box sx={{ mt: 'auto', display: 'grid', gap: 3 }}>
          <FitNote fit={thesis.fit} isMarked />
          <KeywordChips keywords={thesis.keywords} shared={thesis.fit?.topic} most={4} />
          {actions && <Box sx={{ ...ABOVE_WHOLE_CARD, display: 'flex', gap: 2 }}>{actions}</Box>}
        </Box>
      </Box>
    </Card>
  )
}

/** Who it concerns, and when it ends or ended. */
function CardByline({ thesis, isOwn }: { thesis: Thesis; isOwn: boolean }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'break-word' }}>
      <People thesis={thesis} isOwn={isOwn} />
      {thesis.state === 'ungiven' && thesis.intendedEnd && (
        <Box component="span" sx={{ display: 'block' }}>
          {`${m.word_intended_end()}: ${formatDay(thesis.intendedEnd)}`}
        </Box>
      )}
      {thesis.state === 'ended' && thesis.endDate && (
        <Box component="span" sx={{ display: 'block' }}>
          {m.thesis_list_ended_on({ date: formatDay(thesis.endDate) })}
        </Box>
      )}
    </Typography>
  )
}

/** The instructor's name for others; the instructor is led on to the profile of the student. */
function People({ thesis, isOwn }: { thesis: Thesis; isOwn: boolean }) {
  if (!isOwn) {
    return (
      <>
        {m.word_supervisor()}: <MarkedText text={fullName(thesis.instructor)} />
      </>
    )
  }
  if (thesis.student === null) return m.thesis_list_interested_count({ count: thesis.interests.length })
  return (
    <>
      {m.word_student()}:{' '}
      <Link
        component={RouterLink}
        to={paths.instructor.profilePreview(thesis.student.username)}
        sx={ABOVE_WHOLE_CARD}
      >
        <MarkedText text={fullName(thesis.student)} />
      </Link>
    </>
  )
}
