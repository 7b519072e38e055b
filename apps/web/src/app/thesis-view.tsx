import { isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis.policy'
import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { type Thesis, toThesisFacts } from '../model/thesis.mapper.ts'
import { viewerQueries } from '../model/viewer.queries.ts'
import { toActor, type Viewer } from '../model/viewer.ts'
import { m } from '../paraglide/messages.js'
import { today } from '../shared/format/clock.ts'
import { Section } from '../shared/ui/section.tsx'

/** The page of one thesis: the text on the left, what one can do now on the right; below each other on phones. */
export function ThesisView({ thesisId }: { thesisId: number }) {
  const { data: thesis } = useSuspenseQuery(thesisQueries.detail(thesisId))
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const facts = toThesisFacts(thesis, viewer)
  const isOwn = isInstructorOf(toActor(viewer), facts)
  const isInside = isOwn || isStudentOf(toActor(viewer), facts) || viewer.role === 'administrator'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 6, lg: 8 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 400px)' },
      }}
    >
      <ThesisArticle
        thesis={thesis}
        today={today()}
        finalText={isInside && <FinalTextLink thesis={thesis} />}
      />
      <Box sx={{ display: 'grid', gap: 5, position: { lg: 'sticky' }, top: { lg: 88 }, minWidth: 0 }}>
        <WhatNow thesis={thesis} viewer={viewer} isOwn={isOwn} />
        <Section title={m.thesis_facts()}>
          <ThesisFactsList thesis={thesis} today={today()} />
        </Section>
        {isInside && thesis.list !== null && thesis.student === null && (
          <StepsPanel thesis={thesis} viewer={viewer} />
        )}
      </Box>
      {isInside && thesis.student !== null && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <StepsPanel thesis={thesis} viewer={viewer} />
        </Box>
      )}
      {isInside && (
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <ThesisHistory thesisId={thesis.id} />
        </Box>
      )}
    </Box>
  )
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
