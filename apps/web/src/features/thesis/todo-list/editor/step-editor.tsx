import type { Actor } from '@diatrivi/domain/people/account/role'
import { isConfirmed } from '@diatrivi/domain/shared/confirmations'
import { canStep, type ListFacts } from '@diatrivi/domain/thesis/todo-list/step.policy'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { refusalSentence } from '../../../../entities/thesis/refusal-sentence.ts'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { useDragOrder } from '../../../../shared/ui/use-drag-order.ts'
import { useKeptFocus } from '../list/use-kept-focus.ts'
import type { StepRow } from '../step/step-rows.ts'
import { StepEditorRow } from './step-editor-row.tsx'
import { useStepOrder } from './use-step-order.ts'

const StepDialog = lazy(() => import('./step-dialog.tsx').then((module) => ({ default: module.StepDialog })))

interface StepEditorProps {
  listId: number
  rows: readonly StepRow[]
  actor: Actor
  facts: ListFacts
}

/** The steps of a list, to be added, changed, moved and deleted. */
export function StepEditor({ listId, rows, actor, facts }: StepEditorProps) {
  const steps = rows.map((row) => row.step)
  // Kept when the dialog is closed, so that its closing animation can finish.
  const [editing, setEditing] = useState<{ step: Step | null; isOpen: boolean } | null>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set())
  const order = useStepOrder(listId, rows)
  const shownSteps = order.shown.map(({ step }) => step)
  const mayMove = (from: number, to: number) =>
    from !== to && canStep.move(actor, facts, shownSteps, from, to).allowed
  const move = (from: number, to: number) => {
    const step = shownSteps[from]
    if (step !== undefined && mayMove(from, to)) order.move(step.id, to)
  }
  const drag = useDragOrder({ mayMove, move })
  // A confirmed step cannot move, and neither can a single other one.
  const hasOrder = steps.filter((step) => !isConfirmed(step)).length > 1
  const addButton = useKeptFocus<HTMLButtonElement>(steps.length)
  const insertion = canStep.insertAt(actor, facts, steps, steps.length)

  const toggle = (stepId: number) =>
    setOpenIds(
      (open) => new Set(open.has(stepId) ? [...open].filter((id) => id !== stepId) : [...open, stepId]),
    )

  return (
    <Section title={m.todo_list_steps()} description={hasOrder && <OrderHelp />}>
      {steps.length === 0 && <EmptyState isSmall text={m.todo_list_no_steps()} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 4 }}>
        {order.shown.map((row, index) => (
          <StepEditorRow
            key={row.step.id}
            row={row}
            index={index}
            steps={shownSteps}
            hasOrder={hasOrder}
            actor={actor}
            facts={facts}
            onMove={(to) => move(index, to)}
            drag={drag(index)}
            isOpen={openIds.has(row.step.id)}
            onToggle={() => toggle(row.step.id)}
            onEdit={() => setEditing({ step: row.step, isOpen: true })}
          />
        ))}
      </Box>
      <ReasonedButton
        ref={addButton}
        reason={refusalSentence(insertion)}
        startIcon={<AddOutlined />}
        onClick={() => setEditing({ step: null, isOpen: true })}
      >
        {m.todo_lists_add_step()}
      </ReasonedButton>
      {editing !== null && (
        <Suspense>
          <StepDialog
            listId={listId}
            step={editing.step}
            open={editing.isOpen}
            onClose={() => setEditing({ ...editing, isOpen: false })}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** The handles and their hint are shown where the window is wide enough. */
function OrderHelp() {
  return (
    <>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {m.todo_lists_order_by_arrows()}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {m.todo_lists_order_help()}
      </Box>
    </>
  )
}
