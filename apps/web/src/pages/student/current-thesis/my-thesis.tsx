import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { VisibilityToggle } from '../../../features/thesis/thesis/actions/visibility-toggle.tsx'
import { ThesisStateChip } from '../../../features/thesis/thesis/chips/thesis-state-chip.tsx'
import { StepsPanel } from '../../../features/thesis/todo-list/work/steps-panel.tsx'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { MoreLess } from '../../../shared/ui/more-less.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK, NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { conversationAbout } from '../../signed-in/thesis/conversation-about.tsx'
import { nextDue } from './next-due.ts'
import { NextDueCard } from './next-due-card.tsx'
import { mayHandInText, OwnFinalText } from './own-final-text.tsx'

/** Most theses have no process: its code comes with the first that has, and the page waits for it. */
const OwnCourse = lazy(async () => ({ default: (await import('./own-process.tsx')).OwnCourse }))
const OwnCommittee = lazy(async () => ({ default: (await import('./own-process.tsx')).OwnCommittee }))

/** The student's own thesis: what is next, what it is, where it stands, its steps, who examines it, its text and readers. */
export function MyThesis({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const due = nextDue(thesis, today(), mayHandInText(thesis, viewer))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, mb: 8 }}>
      {due && <NextDueCard due={due} thesis={thesis} viewer={viewer} />}
      <ThesisSummary thesis={thesis} />
      {thesis.phase !== null && <OwnCourse thesisId={thesis.id} title={thesis.title} />}
      <StepsPanel
        thesis={thesis}
        viewer={viewer}
        conversation={conversationAbout(viewer)}
        isHandedInElsewhere
      />
      {thesis.phase !== null && <OwnCommittee thesisId={thesis.id} viewer={viewer} />}
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          ...NOT_ON_PAPER,
        }}
      >
        <OwnFinalText thesis={thesis} viewer={viewer} />
        <Section title={m.thesis_visibility()}>
          <VisibilityToggle thesis={thesis} />
        </Section>
      </Box>
    </Box>
  )
}

function ThesisSummary({ thesis }: { thesis: Thesis }) {
  return (
    <Box
      component="section"
      aria-labelledby="my-thesis-title"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        justifyItems: 'start',
        overflowWrap: 'break-word',
      }}
    >
      <ThesisStateChip thesis={thesis} />
      <Box sx={{ maxWidth: '100%' }}>
        <Typography
          id="my-thesis-title"
          variant="h2"
          sx={{ overflowWrap: 'break-word', textWrap: 'pretty', maxWidth: '60ch' }}
        >
          <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" sx={LONE_LINK}>
            {thesis.title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {m.word_supervisor()}:{' '}
          <Link component={RouterLink} to={paths.profile(thesis.instructor.username)}>
            {fullName(thesis.instructor)}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ maxWidth: '70ch' }}>
        <MoreLess html={thesis.description} />
      </Box>
    </Box>
  )
}
