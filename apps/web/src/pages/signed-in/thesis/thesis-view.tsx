import { takesPart } from '@diatrivi/domain/people/account/role'
import { canThesis, isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { InterestAction } from '../../../features/thesis/interest/student/interest-action.tsx'
import { OfferAgain } from '../../../features/thesis/thesis/actions/offer-again.tsx'
import {
  ReleaseButton,
  ThesisOwnerPanel,
} from '../../../features/thesis/thesis/actions/thesis-owner-panel.tsx'
import { VisibilityToggle } from '../../../features/thesis/thesis/actions/visibility-toggle.tsx'
import { ThesisHead, ThesisText } from '../../../features/thesis/thesis/article/thesis-article.tsx'
import { ThesisFactsList } from '../../../features/thesis/thesis/article/thesis-facts.tsx'
import { FinalTextLink } from '../../../features/thesis/thesis/final-text/final-text-link.tsx'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { StepsIndex } from '../../../features/thesis/todo-list/list/steps-index.tsx'
import { TopicSteps } from '../../../features/thesis/todo-list/list/topic-steps.tsx'
import { StepsPanel } from '../../../features/thesis/todo-list/work/steps-panel.tsx'
import { m } from '../../../paraglide/messages.js'
import { AfterPaint } from '../../../shared/first-paint/deferred.tsx'
import { today } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { leadTo } from '../../../shared/ui/lead-to.ts'
import { type NextOffer, NextOfferContext } from '../../../shared/ui/next-offer.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { StickyColumn } from '../../../shared/ui/sticky-column.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useFocusNearby } from '../../../shared/ui/use-focus-nearby.ts'
import { conversationAbout } from './conversation-about.tsx'
import { HistoryBelow } from './history-below.tsx'
import { hasCourse, loadInterestedStudents, seesInterested } from './load-thesis.ts'
import { PLACES, stepToTake } from './main-action.ts'

/** Drawn after the first paint, once the page is measured. */
const ThesisBottomAction = lazy(async () => ({
  default: (await import('./thesis-bottom-action.tsx')).ThesisBottomAction,
}))

/** Most theses have no process: its code comes with the first that has one, and the page waits for it (`load-thesis.ts`). */
const ProcessParts = lazy(async () => ({ default: (await import('./process-parts.tsx')).ProcessParts }))
const ProcessLead = lazy(async () => ({ default: (await import('./process-parts.tsx')).ProcessLead }))

/** Few readers see them, so that their code comes with the data (`load-thesis.ts`). */
const InterestedStudents = lazy(async () => ({
  default: (await loadInterestedStudents()).InterestedStudents,
}))

/** Comes with the first message that offers it. */
const NextWaiting = lazy(async () => ({
  default: (await import('../../../features/view/overview/next-waiting.tsx')).NextWaiting,
}))

/**
 * The page of one thesis: its course and the main action on top, then what it consists of; beside that what the reader can do
 * and its facts, which stand below each other on phones.
 */
export function ThesisView({ thesisId }: { thesisId: number }) {
  const { data: thesis } = useSuspenseQuery(thesisQueries.detail(thesisId))
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const facts = toThesisFacts(thesis, viewer)
  const isOwn = isInstructorOf(toActor(viewer), facts)
  const isInside = isOwn || isStudentOf(toActor(viewer), facts) || viewer.role === 'administrator'
  const hasLead = hasCourse(thesis)
  const isWorkedOn = thesis.state !== 'ungiven' && (isInside || hasLead)
  const nearby = useFocusNearby<HTMLDivElement>()
  // It leads to a step, and so comes with the steps.
  const bottomAction = takesPart(viewer.role) && (
    <ThesisBottomAction key={thesis.id} thesis={thesis} viewer={viewer} />
  )
  const text = (
    <ThesisText
      thesis={thesis}
      isFolded={isWorkedOn}
      finalText={(isInside || thesis.phase !== null) && <FinalTextLink thesis={thesis} />}
    />
  )
  const offer: NextOffer = (onFollowed) => <NextWaiting thesisId={thesisId} onFollowed={onFollowed} />
  const parts = (
    <Box ref={nearby} sx={hasLead ? WITH_COURSE : LAYOUT}>
      <Box sx={{ ...STACK, gridArea: 'head' }}>
        <ThesisHead
          thesis={thesis}
          today={today()}
          isOwn={isOwn}
          cover={hasLead ? 'none' : isOwn || isWorkedOn ? 'strip' : 'whole'}
        />
        {hasLead ? (
          <ProcessLead thesis={thesis} viewer={viewer} />
        ) : (
          <StepLead thesis={thesis} viewer={viewer} />
        )}
      </Box>
      <Box sx={{ ...STACK, gridArea: 'main' }}>
        {seesInterested(thesis, viewer, isOwn) && (
          <Box id={PLACES.interested} tabIndex={-1} sx={LED_TO}>
            <InterestedStudents thesis={thesis} viewer={viewer} />
          </Box>
        )}
        {thesis.phase === null ? text : <ProcessParts thesis={thesis} viewer={viewer} text={text} />}
      </Box>
      <Box id={PLACES.whatNow} tabIndex={-1} sx={{ ...LED_TO, gridArea: 'side', minWidth: 0 }}>
        <StickyColumn>
          <WhatNow thesis={thesis} viewer={viewer} isOwn={isOwn} />
          <Section title={m.thesis_facts()}>
            <ThesisFactsList thesis={thesis} today={today()} />
          </Section>
          <ListBeside thesis={thesis} isInside={isInside} />
          {canThesis.release(toActor(viewer), facts).allowed && <ReleaseButton thesis={thesis} />}
        </StickyColumn>
      </Box>
      {isInside && (
        <Box sx={{ gridArea: 'steps', minWidth: 0 }}>
          <AfterPaint>
            <StepsPanel thesis={thesis} viewer={viewer} conversation={conversationAbout(viewer)} />
            {bottomAction}
          </AfterPaint>
        </Box>
      )}
      {isInside && (
        <Box sx={{ gridArea: 'history', minWidth: 0 }}>
          <HistoryBelow thesisId={thesis.id} />
        </Box>
      )}
      {!isInside && <AfterPaint place={null}>{bottomAction}</AfterPaint>}
    </Box>
  )
  return <NextOfferContext value={isOwn ? offer : null}>{parts}</NextOfferContext>
}

/** The step that waits for the reader, on wide screens; on phones the way to it is at the bottom edge. */
function StepLead({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const step = stepToTake(thesis, viewer)
  return (
    step && (
      <Button
        variant="contained"
        size="large"
        onClick={() => leadTo(step.targetId)}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, justifySelf: 'start' }}
      >
        {step.label}
      </Button>
    )
  )
}

/** The insiders have the steps in the main column too, and on phones only there. */
function ListBeside({ thesis, isInside }: { thesis: Thesis; isInside: boolean }) {
  const { list } = thesis
  if (list === null) return null
  if (!isInside) return <TopicSteps list={list} />
  return (
    list.steps.length > 0 && (
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <StepsIndex thesis={thesis} list={list} />
      </Box>
    )
  )
}

function WhatNow({ thesis, viewer, isOwn }: { thesis: Thesis; viewer: Viewer; isOwn: boolean }) {
  const actor = toActor(viewer)
  const facts = toThesisFacts(thesis, viewer)
  const navigate = useNavigate()
  const parts: ReactNode[] = []
  if (canThesis.edit(actor, facts).allowed)
    parts.push(<ThesisOwnerPanel key="owner" thesis={thesis} viewer={viewer} />)
  if (isOwn && thesis.state !== 'inProgress') {
    const goOn = (thesisId: number) => void navigate(paths.instructor.editThesis(thesisId))
    parts.push(<OfferAgain key="again" thesis={thesis} viewer={viewer} onOffered={goOn} />)
  }
  if (isStudentOf(actor, facts)) parts.push(<VisibilityToggle key="visibility" thesis={thesis} />)
  if (viewer.role === 'student' && thesis.student === null) {
    parts.push(<InterestAction key="interest" thesis={thesis} viewer={viewer} />)
  }
  return (
    parts.length > 0 && (
      <Box sx={NOT_ON_PAPER}>
        <Section title={m.thesis_what_now()}>
          <Box sx={{ display: 'grid', gap: 5 }}>{parts}</Box>
        </Section>
      </Box>
    )
  )
}

/** Clear of the bar at the top. */
const LED_TO = { scrollMarginTop: '84px', outline: 'none' } as const

const STACK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
} as const
/** On phones the possible actions come before the steps, which are long. */
const LAYOUT = {
  display: 'grid',
  columnGap: 8,
  rowGap: 6,
  // The side is as long as the text beside it, so that its content can stay in sight.
  alignItems: { xs: 'start', lg: 'stretch' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 380px)' },
  gridTemplateAreas: {
    xs: '"head" "main" "side" "steps" "history"',
    lg: '"head side" "main side" "steps side" "history side"',
  },
  // The extra height of the side goes below the history, not between the parts.
  gridTemplateRows: { lg: 'auto auto auto 1fr' },
} as const
/** A line of stages, and people by dates, need the width of both columns. */
const WITH_COURSE = {
  ...LAYOUT,
  gridTemplateAreas: {
    xs: LAYOUT.gridTemplateAreas.xs,
    lg: '"head head" "main side" "steps side" "history side"',
  },
} as const
