import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import type { Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import SearchOutlined from '../../../../shared/icons/search-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import type { CurrentThesis, OwnInterest } from '../current-thesis.mapper.ts'
import { acceptRefusal } from './interest-refusal.ts'
import { OwnInterestList } from './own-interest-list.tsx'
import { PositiveAnswer } from './positive-answer.tsx'

interface OwnInterestsProps {
  current: CurrentThesis
  viewer: Viewer
}

/** The interests of a student without a thesis: the positive answers first, the others in order. */
export function OwnInterests({ current, viewer }: OwnInterestsProps) {
  const answered = current.interests.filter((interest) => interest.answeredPositively)
  const waiting = current.interests.filter((interest) => !interest.answeredPositively)
  if (current.interests.length === 0) {
    return <EmptyState text={m.interest_no_thesis()} drawing="search" action={<OpenThesesButton isMain />} />
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 7 }}>
      {answered.map((interest) => (
        <AnsweredInterest
          key={interest.thesis.id}
          interest={interest}
          refusal={acceptRefusal(interest.thesis, interest, { current, viewer })}
        />
      ))}
      {waiting.length > 0 && (
        <Box component="section" aria-labelledby="interests">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 4 }}>
            <Box sx={{ flex: '1 1 280px' }}>
              <Typography variant="h2" id="interests">
                {answered.length > 0 ? m.interest_other_wishes() : m.interest_wishes()}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '70ch' }}>
                {answered.length > 0 ? m.interest_answer_first() : m.interest_wishes_help()}
              </Typography>
            </Box>
            <OpenThesesButton />
          </Box>
          <OwnInterestList interests={waiting} current={current} viewer={viewer} />
        </Box>
      )}
    </Box>
  )
}

function AnsweredInterest({ interest, refusal }: { interest: OwnInterest; refusal: string | null }) {
  const { thesis } = interest
  const headingId = `answer-${thesis.id}`
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{
        p: { xs: 4, sm: 6 },
        borderColor: 'accent.main',
        borderLeftWidth: 4,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
      }}
    >
      <Box>
        <Typography variant="h2" id={headingId} sx={{ overflowWrap: 'break-word', textWrap: 'balance' }}>
          <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" sx={LONE_LINK}>
            {thesis.title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {m.word_supervisor_named({ name: fullName(thesis.instructor) })}
        </Typography>
      </Box>
      <PositiveAnswer thesis={thesis} acceptRefusal={refusal} />
    </Card>
  )
}

function OpenThesesButton({ isMain = false }: { isMain?: boolean }) {
  return (
    <Button
      component={RouterLink}
      to={paths.student.openTheses()}
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={<SearchOutlined aria-hidden />}
    >
      {m.interest_more_theses()}
    </Button>
  )
}
