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
import { MoreLess } from '../../../../shared/ui/more-less.tsx'
import { RichText } from '../../../../shared/ui/rich-text.tsx'
import { FitNote } from '../chips/fit-note.tsx'
import { CardChips } from '../chips/thesis-card-chips.tsx'
import { AssignmentTypeChip, DeadlineChip, KeywordChips } from '../chips/thesis-chips.tsx'
import { ThesisStateChip } from '../chips/thesis-state-chip.tsx'

interface ThesisHeadProps {
  thesis: Thesis
  today: IsoDate
  /** Whether the reader is its instructor, who sees the same chips as on its card. */
  isOwn: boolean
  /** Readers who come to do something see a strip of the cover, or none. */
  cover: 'whole' | 'strip' | 'none'
}

/** What a thesis is: its cover, its title, whose it is, and how it stands. */
export function ThesisHead({ thesis, today, isOwn, cover }: ThesisHeadProps) {
  return (
    <Box component="header" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {cover !== 'none' && (
        <Box sx={cover === 'strip' ? STRIP : COVER}>
          <CoverImage imageId={thesis.imageId} seed={thesis.id} family={thesis.department.id} size="cover" />
        </Box>
      )}
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
          {isOwn ? (
            <CardChips thesis={thesis} today={today} isOwn />
          ) : (
            <ReadersChips thesis={thesis} today={today} />
          )}
          {thesis.state === 'ungiven' && <AssignmentTypeChip type={thesis.assignmentType} />}
        </Box>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'break-word', textWrap: 'pretty' }}>
          {thesis.title}
        </Typography>
        <Byline thesis={thesis} />
        <FitNote fit={thesis.fit} mt={3} />
      </div>
    </Box>
  )
}

interface ThesisTextProps {
  thesis: Thesis
  /** Whether the topic shows its beginning alone: once it is worked on, it is no longer what a reader comes for. */
  isFolded: boolean
  /** The download of the final text, if there is one. */
  finalText?: ReactNode
}

/** The text of a thesis, for reading. */
export function ThesisText({ thesis, isFolded, finalText }: ThesisTextProps) {
  return (
    <Box component="article" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Description thesis={thesis} isFolded={isFolded} />
      {thesis.abstract && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 2 }}>
            {m.thesis_abstract()}
          </Typography>
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>
            {thesis.abstract}
          </Typography>
        </Box>
      )}
      {finalText}
      <KeywordChips keywords={thesis.keywords} shared={thesis.fit?.topic} />
    </Box>
  )
}

function Description({ thesis: { description }, isFolded }: Pick<ThesisTextProps, 'thesis' | 'isFolded'>) {
  if (description === '') {
    return <Typography sx={{ color: 'text.secondary' }}>{m.thesis_no_description()}</Typography>
  }
  return isFolded ? <MoreLess html={description} /> : <RichText html={description} />
}

function ReadersChips({ thesis, today }: Pick<ThesisHeadProps, 'thesis' | 'today'>) {
  return (
    <>
      <ThesisStateChip thesis={thesis} />
      {thesis.state === 'ungiven' && <DeadlineChip deadline={thesis.interestDeadline} today={today} />}
    </>
  )
}

function Byline({ thesis }: { thesis: Thesis }) {
  return (
    <Typography sx={{ color: 'text.secondary', mt: 3, overflowWrap: 'break-word' }}>
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
  '&& > *': { aspectRatio: { md: '21 / 9' } },
} as const
const STRIP = { ...COVER, '&& > *': { aspectRatio: { xs: '5 / 1', md: '8 / 1' } } } as const
