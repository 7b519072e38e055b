import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { VisibilityToggle } from '../../../features/thesis/thesis/acts/visibility-toggle.tsx'
import { ThesisStateChip } from '../../../features/thesis/thesis/chips/thesis-state-chip.tsx'
import { FinalText } from '../../../features/thesis/thesis/final-text/final-text.tsx'
import { FinalTextForm } from '../../../features/thesis/thesis/final-text/final-text-form.tsx'
import { StepsPanel } from '../../../features/thesis/todo-list/work/steps-panel.tsx'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { MoreLess } from '../../../shared/ui/more-less.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { conversationAbout } from '../../signed-in/thesis/conversation-about.tsx'

/** Never part of the first paint: it stands there once the page was measured. */
const StepBottomAction = lazy(async () => ({
  default: (await import('../../signed-in/thesis/thesis-bottom-action.tsx')).StepBottomAction,
}))

/** Most theses have no process: its code comes with the first that has, and the page waits for it. */
const OwnCourse = lazy(async () => ({ default: (await import('./own-process.tsx')).OwnCourse }))
const OwnCommittee = lazy(async () => ({ default: (await import('./own-process.tsx')).OwnCommittee }))

/** The student's own thesis: what it is, where it stands, its final text, who sees it, its steps, who examines it. */
export function MyThesis({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const mayHandIn = canThesis.submitFinalText(toActor(viewer), toThesisFacts(thesis, viewer), {
    hasDeclaredInterest: true,
  }).allowed
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, mb: 8 }}>
      <ThesisSummary thesis={thesis} />
      {thesis.phase !== null && <OwnCourse thesisId={thesis.id} title={thesis.title} />}
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {mayHandIn ? (
          <Section title={m.thesis_final_text()}>
            <FinalTextForm thesis={thesis} />
          </Section>
        ) : (
          <FinalText thesis={thesis} />
        )}
        <Section title={m.thesis_visibility()}>
          <VisibilityToggle thesis={thesis} />
        </Section>
      </Box>
      <StepsPanel thesis={thesis} viewer={viewer} conversation={conversationAbout(viewer)} />
      {thesis.phase !== null && <OwnCommittee thesisId={thesis.id} viewer={viewer} />}
      <Suspense>
        <StepBottomAction thesis={thesis} viewer={viewer} />
      </Suspense>
    </Box>
  )
}

function ThesisSummary({ thesis }: { thesis: Thesis }) {
  return (
    <Box
      component="section"
      aria-labelledby="my-thesis-title"
      sx={{ display: 'grid', gap: 3, justifyItems: 'start', overflowWrap: 'anywhere' }}
    >
      <ThesisStateChip thesis={thesis} />
      <Box>
        <Typography
          id="my-thesis-title"
          variant="h2"
          sx={{ overflowWrap: 'anywhere', textWrap: 'pretty', maxWidth: '60ch' }}
        >
          <Link component={RouterLink} to={paths.student.thesis(thesis.id)} underline="hover" sx={LONE_LINK}>
            {thesis.title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {m.thesis_supervisor()}:{' '}
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
