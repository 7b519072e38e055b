import { completionProgress, timeProgress } from '@diatrivi/domain/thesis/todo-list/schedule'
import Box from '@mui/material/Box'
import { type ReactNode, useId, useState } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { today as todayInAthens } from '../../../../shared/format/clock.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ProgressPair } from '../../../../shared/ui/progress-pair.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { EndWarning } from '../list/end-warning.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { toListFacts } from '../list-facts.ts'
import { Accordion } from '../step/accordion.tsx'
import { stepRows } from '../step/step-rows.ts'
import { StepsTimeline } from '../timeline/steps-timeline.tsx'
import { type AboutStep, StepsLine } from './steps-line.tsx'

interface StepsPanelProps {
  thesis: Thesis
  viewer: Viewer
  /** Below each step. */
  conversation: AboutStep
  /** Whether the step that the student works on is handed in at another place of the page. */
  isHandedInElsewhere?: boolean
}

/** The steps of a thesis: their progress, their dates, and what the reader may do with the current one. */
export function StepsPanel({ thesis, viewer, conversation, isHandedInElsewhere = false }: StepsPanelProps) {
  const { list, startDate, intendedEnd } = thesis
  const today = todayInAthens()
  if (list === null || list.steps.length === 0) return <NoSteps thesis={thesis} viewer={viewer} />
  const isRunning = thesis.state === 'inProgress'
  const rows = stepRows({ list, startDate, today, isWorked: isRunning })
  return (
    <Section title={m.todo_list_steps()} description={NOTES[thesis.state]?.()}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isRunning && (
          <ProgressPair
            upper={{ label: m.word_time_elapsed(), value: timeProgress(list.steps, startDate, today) }}
            lower={{ label: m.word_steps_confirmed(), value: completionProgress(list.steps) }}
          />
        )}
        {isRunning && <EndWarning list={list} startDate={startDate} intendedEnd={intendedEnd} />}
        {startDate !== null && (
          // Browsers print no bars; the dates stand at the steps.
          <Box sx={NOT_ON_PAPER}>
            <FoldedOnPhones steps={rows.length}>
              <StepsTimeline rows={rows} startDate={startDate} intendedEnd={intendedEnd} today={today} />
            </FoldedOnPhones>
          </Box>
        )}
        <StepsLine
          rows={rows}
          actor={toActor(viewer)}
          facts={toListFacts(list, thesis, viewer)}
          conversation={conversation}
          isHandedInElsewhere={isHandedInElsewhere}
        />
      </Box>
    </Section>
  )
}

/** Why nothing can be done with the steps, when nothing can. */
const NOTES: Partial<Record<Thesis['state'], () => string>> = {
  ungiven: m.todo_list_before_start,
  ended: m.refusals_thesis_ended,
}

/** The most bars that a phone shows above the steps, where each bar stands under its name. */
const FEW_STEPS = 6

/** On a phone a long timeline would push the current step far down, so it is drawn on request. */
function FoldedOnPhones({ steps, children }: { steps: number; children: ReactNode }) {
  const id = useId()
  const [isFolding] = useState(() => window.matchMedia('(width < 600px)').matches)
  const [isOpen, setOpen] = useState(false)
  if (!isFolding || steps <= FEW_STEPS) return children
  return (
    <Accordion
      id={id}
      headingLevel="h3"
      title={m.todo_list_timeline()}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {children}
    </Accordion>
  )
}

function NoSteps({ thesis, viewer }: Pick<StepsPanelProps, 'thesis' | 'viewer'>) {
  return (
    <Section title={m.todo_list_steps()}>
      {thesis.list === null ? (
        <ListMissing thesis={thesis} viewer={viewer} />
      ) : (
        <EmptyState isSmall text={m.todo_list_no_steps()} />
      )}
    </Section>
  )
}
