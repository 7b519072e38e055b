import type { IsoDate } from '@diatrivi/domain/shared/dates'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { CoverImage } from '../../../../shared/ui/cover-image.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import { FitNote } from '../chips/fit-note.tsx'
import { CardChips } from '../chips/thesis-card-chips.tsx'
import { AssignmentTypeChip, DeadlineChip, KeywordChips } from '../chips/thesis-chips.tsx'
import { ThesisStateChip } from '../chips/thesis-state-chip.tsx'

interface ThesisArticleProps {
  thesis: Thesis
  today: IsoDate
  /** Whether the reader is its instructor, who sees the same chips as on its card. */
  isOwn: boolean
  /** What a reader comes for rather than for the text: it stands right below the title, and no cover above that. */
  lead?: ReactNode
  /** The download of the final text, if there is one. */
  finalText?: ReactNode
}

/** The text and the facts of a thesis, for reading. */
export function ThesisArticle({ thesis, today, isOwn, lead, finalText }: ThesisArticleProps) {
  return (
    <Box
      component="article"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 }}
    >
      {!lead && (
        <Box sx={COVER}>
          <CoverImage imageId={thesis.imageId} seed={thesis.id} family={thesis.department.id} size="cover" />
        </Box>
      )}
      <header>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
          {isOwn ? (
            <CardChips thesis={thesis} today={today} isOwn />
          ) : (
            <ReadersChips thesis={thesis} today={today} />
          )}
          {thesis.state === 'ungiven' && <AssignmentTypeChip type={thesis.assignmentType} />}
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'pretty' }}>
          {thesis.title}
        </Typography>
        <Byline thesis={thesis} />
        <FitNote fit={thesis.fit} mt={3} />
      </header>
      {lead}
      {thesis.description === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>{m.thesis_no_description()}</Typography>
      ) : (
        <RichText html={thesis.description} />
      )}
      {thesis.abstract && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 2 }}>
            {m.thesis_abstract()}
          </Typography>
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {thesis.abstract}
          </Typography>
        </Box>
      )}
      {finalText}
      <KeywordChips keywords={thesis.keywords} shared={thesis.fit?.topic} />
    </Box>
  )
}

function ReadersChips({ thesis, today }: Pick<ThesisArticleProps, 'thesis' | 'today'>) {
  return (
    <>
      <ThesisStateChip thesis={thesis} />
      {thesis.state === 'ungiven' && <DeadlineChip deadline={thesis.interestDeadline} today={today} />}
    </>
  )
}

function Byline({ thesis }: { thesis: Thesis }) {
  return (
    <Typography sx={{ color: 'text.secondary', mt: 3, overflowWrap: 'anywhere' }}>
      {m.word_supervisor()}:{' '}
      <Link component={RouterLink} to={paths.profile(thesis.instructor.username)}>
        {fullName(thesis.instructor)}
      </Link>
      <br />
      {thesis.department.name}, {thesis.department.institutionName}
    </Typography>
  )
}

const COVER = {
  borderRadius: 2.5,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  '& > *': { aspectRatio: { md: '21 / 9' } },
} as const
