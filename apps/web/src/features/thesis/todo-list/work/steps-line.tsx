import { readStepAnchor, stepAnchor } from '@diatrivi/contract/web-addresses'
import type { Actor } from '@diatrivi/domain/people/account/role'
import { canComment } from '@diatrivi/domain/thesis/comment/comment.policy'
import { canStep, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import Box from '@mui/material/Box'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { filledInContrast } from '../../../../shared/ui/sx.ts'
import { useAnchor } from '../../../../shared/ui/use-anchor.ts'
import { Accordion } from '../step/accordion.tsx'
import { StepFiles } from '../step/step-files.tsx'
import { StepReturned } from '../step/step-returned.tsx'
import type { StepRow } from '../step/step-rows.ts'
import { StepDisc } from '../step/step-state-sign.tsx'
import { StepSummary } from '../step/step-summary.tsx'
import { StepActions } from './step-actions.tsx'
import { useStepAction } from './use-step-action.ts'

/** The part of a step that another feature draws. */
export type AboutStep = (step: Step, facts: ListFacts) => ReactNode

interface StepsLineProps {
  rows: readonly StepRow[]
  actor: Actor
  facts: ListFacts
  conversation: AboutStep
  headingLevel?: 'h3' | 'h4'
  isHandedInElsewhere?: boolean
}

/** The steps one below the other on a line, each with its sign: the current one open, the others closed. */
export function StepsLine({
  rows,
  actor,
  facts,
  conversation,
  headingLevel = 'h3',
  isHandedInElsewhere = false,
}: StepsLineProps) {
  // Holds only steps that the reader opened or closed; the others follow the current step.
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({})
  const named = useStepInAddress()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const isCurrent = row.state !== 'locked' && row.state !== 'confirmed'
        const isOpen = chosen[row.step.id] ?? (isCurrent || row.step.id === named)
        return (
          <LineRow
            key={row.step.id}
            row={row}
            rows={rows}
            actor={actor}
            facts={facts}
            conversation={conversation}
            headingLevel={headingLevel}
            isHandedInElsewhere={isHandedInElsewhere}
            isOpen={isOpen}
            onToggle={() => setChosen({ ...chosen, [row.step.id]: !isOpen })}
          />
        )
      })}
    </Box>
  )
}

interface LineRowProps extends Required<StepsLineProps> {
  row: StepRow
  isOpen: boolean
  onToggle: () => void
}

function LineRow({
  row,
  rows,
  actor,
  facts,
  conversation,
  headingLevel,
  isHandedInElsewhere,
  isOpen,
  onToggle,
}: LineRowProps) {
  const id = useId()
  const { step, state } = row
  const run = useStepAction(id, state)
  const isLast = row.index === rows.length - 1
  return (
    <Box
      component="li"
      id={stepAnchor(step.id, 'step')}
      tabIndex={-1}
      aria-current={state === 'locked' || state === 'confirmed' ? undefined : 'step'}
      sx={{ ...BELOW_THE_BAR, display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: 3 }}
    >
      <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'center', pt: 1 }}>
        <StepDisc state={state} />
        {!isLast && (
          <Box
            aria-hidden
            sx={{
              width: '2px',
              bgcolor: state === 'confirmed' ? 'success.main' : 'divider',
              my: 1,
              ...filledInContrast('CanvasText'),
            }}
          />
        )}
      </Box>
      <Box sx={{ pb: isLast ? 0 : 4, minWidth: 0 }}>
        <Accordion
          id={id}
          headingLevel={headingLevel}
          title={m.todo_list_step_title({ position: step.position, title: step.title })}
          summary={<StepSummary row={row} showsComments={canComment.read(actor, facts).allowed} />}
          isOpen={isOpen}
          onToggle={onToggle}
        >
          <Box sx={{ display: 'grid', gap: 4, justifyItems: 'stretch' }}>
            {step.description !== '' && (
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'break-word', maxWidth: '70ch' }}>
                {step.description}
              </Box>
            )}
            <StepReturned returned={step.returned} />
            <StepFiles step={step} mayRead={canStep.readFile(actor, facts).allowed} />
            {!(isHandedInElsewhere && (state === 'current' || state === 'returned')) && (
              <StepActions
                row={row}
                steps={rows.map((each) => each.step)}
                actor={actor}
                facts={facts}
                run={run}
              />
            )}
            <Box id={stepAnchor(step.id, 'conversation')} tabIndex={-1} sx={CONVERSATION}>
              {conversation(step, facts)}
            </Box>
          </Box>
        </Accordion>
      </Box>
    </Box>
  )
}

/** Keeps a step that the address names clear of the bar at the top. */
const BELOW_THE_BAR = { scrollMarginTop: '84px', outline: 'none' }

/** On a phone it takes the space below the sign too. */
const CONVERSATION = { ...BELOW_THE_BAR, ml: { xs: '-44px', sm: 0 }, '&:empty': { display: 'none' } }

/** The step that the address names; the step, or its comments, are opened and get the focus when it is on the page. */
function useStepInAddress(): number | null {
  const named = readStepAnchor(useLocation().hash)
  useAnchor(named && stepAnchor(named.stepId, named.part))
  return named?.stepId ?? null
}
