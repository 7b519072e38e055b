import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import CheckOutlined from '../../../../shared/icons/check-outlined.tsx'
import UndoOutlined from '../../../../shared/icons/undo-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { useAcceptStep } from '../step.mutations.ts'
import type { RunStepAction } from './use-step-action.ts'

const ReturnStepDialog = lazy(() =>
  import('./return-step-dialog.tsx').then((module) => ({ default: module.ReturnStepDialog })),
)

interface StepReplyProps {
  step: Step
  /** Why the instructor may not reply now; null when a reply is possible. */
  reason: string | null
  run: RunStepAction
}

/** The instructor's reply: accept what the student finished, or send it back. */
export function StepReply({ step, reason, run }: StepReplyProps) {
  /** Null until it was asked for; closed it keeps what was written. */
  const [isReturning, setReturning] = useState<boolean | null>(null)
  const accept = useAcceptStep()

  if (reason !== null) {
    return (
      <ReasonedButton reason={reason} startIcon={<CheckOutlined />}>
        {m.todo_list_accept()}
      </ReasonedButton>
    )
  }
  const acceptNow = () =>
    run(() => accept.mutateAsync(step.id), { done: m.todo_list_accepted(), isAnswer: true })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="contained"
        startIcon={<CheckOutlined />}
        disabled={accept.isPending}
        onClick={acceptNow}
      >
        {m.todo_list_accept()}
      </Button>
      <Button startIcon={<UndoOutlined />} disabled={accept.isPending} onClick={() => setReturning(true)}>
        {m.todo_list_return()}
      </Button>
      {isReturning !== null && (
        <Suspense>
          <ReturnStepDialog step={step} open={isReturning} onClose={() => setReturning(false)} run={run} />
        </Suspense>
      )}
    </Box>
  )
}
