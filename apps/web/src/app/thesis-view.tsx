import { isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis.policy'
import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { InterestAction } from '../features/interest/interest-action.tsx'
import { InterestedStudents } from '../features/interest/interested-students.tsx'
import { FinalTextLink } from '../features/thesis/final-text-link.tsx'
import { MarkForm } from '../features/thesis/mark-form.tsx'
import { thesisQueries } from '../features/thesis/thesis.queries.ts'
import { ThesisArticle } from '../features/thesis/thesis-article.tsx'
import { ThesisFactsList } from '../features/thesis/thesis-facts.tsx'
import { ThesisHistory } from '../features/thesis/thesis-history.tsx'
import { ThesisOwnerPanel } from '../features/thesis/thesis-owner-panel.tsx'
import { VisibilityToggle } from '../features/thesis/visibility-toggle.tsx'
import { StepsPanel } from '../features/todo-list/steps-panel.tsx'
import { ownInterest, type Thesis, toThesisFacts } from '../model/thesis.mapper.ts'
import { viewerQueries } from '../model/viewer.queries.ts'
import { toActor, type Viewer } from '../model/viewer.ts'
import { m } from '../paraglide/messages.js'
import { today } from '../shared/format/clock.ts'
import { BottomAction } from '../shared/ui/bottom-action.tsx'
import { Section } from '../shared/ui/section.tsx'
import { conversationAbout } from './conversation-about.tsx'

/** The page of one thesis: the text on the left, what one can do now on the right; below each other on phones. */
export function ThesisView({ thesisId }: { thesisId: number }) {
  const { data: thesis } = useSuspenseQuery(thesisQueries.detail(thesisId))
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const facts = toThesisFacts(thesis, viewer)
  const isOwn = isInstructorOf(toActor(viewer), facts)
  const side = useRef<HTMLDivElement>(null)
  const isInside = isOwn || isStudentOf(toActor(viewer), facts) || viewer.role === 'administrator'
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <ThesisArticle
          thesis={thesis}
          today={today()}
          finalText={isInside && <FinalTextLink thesis={thesis} />}
        />
      </Box>
      <Box ref={side} tabIndex={-1} sx={{ gridArea: 'side', minWidth: 0, outline: 'none' }}>
        <Box sx={{ display: 'grid', gap: 5, position: { lg: 'sticky' }, top: { lg: 88 } }}>
          <WhatNow thesis={thesis} viewer={viewer} isOwn={isOwn} />
          <Section title={m.thesis_facts()}>
            <ThesisFactsList thesis={thesis} today={today()} />
          </Section>
        </Box>
      </Box>
      {isInside && (
        <Box sx={{ gridArea: 'steps', minWidth: 0 }}>
          <StepsPanel thesis={thesis} viewer={viewer} conversation={conversationAbout(viewer)} />
        </Box>
      )}
      {isInside && (
        <Box sx={{ gridArea: 'history', minWidth: 0 }}>
          <ThesisHistory thesisId={thesis.id} />
        </Box>
      )}
      {viewer.role !== 'administrator' && (
        <BottomAction key={thesis.id} label={mainActionName(thesis, viewer)} target={side} />
      )}
    </Box>
  )
}

/** For the phone's edge: what a student comes here for, else the name of the panel. */
function mainActionName(thesis: Thesis, viewer: Viewer): string {
  const mayDeclare = viewer.role === 'student' && thesis.student === null
  return mayDeclare && ownInterest(thesis, viewer) === null ? m.interest_declare() : m.thesis_what_now()
}

function WhatNow({ thesis, viewer, isOwn }: { thesis: Thesis; viewer: Viewer; isOwn: boolean }) {
  const isStudents = isStudentOf(toActor(viewer), toThesisFacts(thesis, viewer))
  const parts: ReactNode[] = []
  if (isOwn) parts.push(<ThesisOwnerPanel key="owner" thesis={thesis} viewer={viewer} />)
  if (isOwn && thesis.state === 'inProgress')
    parts.push(<MarkForm key="mark" thesis={thesis} viewer={viewer} />)
  if (isStudents) parts.push(<VisibilityToggle key="visibility" thesis={thesis} />)
  if (viewer.role === 'student' && thesis.student === null) {
    parts.push(<InterestAction key="interest" thesis={thesis} viewer={viewer} />)
  }
  return (
    <>
      {parts.length > 0 && (
        <Section title={m.thesis_what_now()}>
          <Box sx={{ display: 'grid', gap: 5 }}>{parts}</Box>
        </Section>
      )}
      {isOwn && thesis.student === null && <InterestedStudents thesis={thesis} viewer={viewer} />}
    </>
  )
}

/** On phones what one can do comes before the steps, which are long. */
const LAYOUT = {
  display: 'grid',
  columnGap: 8,
  rowGap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 380px)' },
  gridTemplateAreas: {
    xs: '"text" "side" "steps" "history"',
    lg: '"text side" "steps side" "history side"',
  },
  // What the side is taller than the text goes below the history, not between the parts.
  gridTemplateRows: { lg: 'auto auto 1fr' },
} as const
