import type { Actor } from '@diatrivi/domain/people/account/role'
import { canStep, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import Box from '@mui/material/Box'
import { type KeyboardEvent, useId } from 'react'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import ArrowDownwardOutlined from '../../../../shared/icons/arrow-downward-outlined.tsx'
import ArrowUpwardOutlined from '../../../../shared/icons/arrow-upward-outlined.tsx'
import DragIndicatorOutlined from '../../../../shared/icons/drag-indicator-outlined.tsx'
import type { DragParts } from '../../../../shared/ui/use-drag-order.ts'
import { Accordion } from '../step/accordion.tsx'
import type { StepRow } from '../step/step-rows.ts'
import { StepSummary } from '../step/step-summary.tsx'
import { IconAction } from './icon-action.tsx'
import { StepEditorActions } from './step-editor-actions.tsx'

interface StepEditorRowProps {
  row: StepRow
  /** Its place on the screen, which is already the new one while a move is being saved. */
  index: number
  steps: readonly Step[]
  /** Whether more than one of them can be moved. */
  hasOrder: boolean
  actor: Actor
  facts: ListFacts
  onMove: (to: number) => void
  drag: DragParts
  isOpen: boolean
  onToggle: () => void
  onEdit: () => void
}

export function StepEditorRow(props: StepEditorRowProps) {
  const { row, index, steps, hasOrder, actor, facts, onMove, drag, isOpen, onToggle, onEdit } = props
  const id = useId()
  const { step } = row
  const change = canStep.edit(actor, facts, steps, index)
  const isMovable = change.allowed && hasOrder
  const isDraggable = steps.some(
    (_, to) => to !== index && canStep.move(actor, facts, steps, index, to).allowed,
  )

  /** Alt with an arrow moves the step whose heading has the focus. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = index + (event.key === 'ArrowUp' ? -1 : 1)
    if (to >= 0 && to < steps.length) onMove(to)
  }

  return (
    <Box
      component="li"
      {...drag.target}
      sx={{
        display: 'grid',
        // Without a handle the phone has one column.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        columnGap: 2,
        py: 3,
        borderTop: index === 0 ? 0 : 1,
        borderColor: 'divider',
        boxShadow:
          drag.dropSide === null
            ? 'none'
            : `inset 0 ${drag.dropSide === 'before' ? 3 : -3}px 0 var(--drop-line)`,
        '--drop-line': (theme) => theme.vars.palette.primary.main,
      }}
    >
      <Handle isDraggable={isDraggable} drag={drag.handle} />
      <Box onKeyDown={onKeyDown} sx={{ minWidth: 0 }}>
        <Accordion
          id={id}
          headingLevel="h3"
          title={m.todo_list_step_title({ position: index + 1, title: step.title })}
          beside={isMovable && <MoveButtons {...props} />}
          summary={<StepSummary row={row} isQuiet={facts.thesis === null} />}
          isOpen={isOpen}
          onToggle={onToggle}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'break-word', maxWidth: '70ch' }}>
              {step.description || m.todo_lists_no_description()}
            </Box>
            <StepEditorActions step={step} reason={refusalSentence(change)} onEdit={onEdit} />
          </Box>
        </Accordion>
      </Box>
    </Box>
  )
}

function MoveButtons({ row, index, steps, actor, facts, onMove }: StepEditorRowProps) {
  const reasonFor = (to: number) => refusalSentence(canStep.move(actor, facts, steps, index, to))
  const { title } = row.step
  return (
    <Box sx={{ display: 'flex' }}>
      <IconAction
        label={m.word_move_up({ title })}
        reason={index === 0 ? m.todo_lists_is_first() : reasonFor(index - 1)}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUpwardOutlined aria-hidden fontSize="small" />
      </IconAction>
      <IconAction
        label={m.word_move_down({ title })}
        reason={index === steps.length - 1 ? m.todo_lists_is_last() : reasonFor(index + 1)}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDownwardOutlined aria-hidden fontSize="small" />
      </IconAction>
    </Box>
  )
}

/** For the mouse only; the buttons beside the title do the same by keyboard. */
function Handle({ isDraggable, drag }: { isDraggable: boolean; drag: DragParts['handle'] }) {
  return (
    <Box
      aria-hidden
      {...(isDraggable && drag)}
      sx={{
        display: { xs: 'none', sm: 'grid' },
        placeItems: 'center',
        height: 44,
        color: 'text.secondary',
        cursor: isDraggable ? 'grab' : 'default',
        visibility: isDraggable ? 'visible' : 'hidden',
      }}
    >
      <DragIndicatorOutlined fontSize="small" />
    </Box>
  )
}
