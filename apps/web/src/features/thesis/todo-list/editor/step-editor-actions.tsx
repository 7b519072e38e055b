import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import LockOutlined from '../../../../shared/icons/lock-outlined.tsx'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useDeleteStep } from '../todo-list.mutations.ts'

interface StepEditorActionsProps {
  step: Step
  /** Why the step may not be changed, which is also why it may not be deleted; null when it may. */
  reason: string | null
  onEdit: () => void
}

export function StepEditorActions({ step, reason, onEdit }: StepEditorActionsProps) {
  const id = useId()
  const confirm = useConfirm()
  const act = useAction()
  const deleteStep = useDeleteStep()

  const askAndDelete = async () => {
    const isSure = await confirm({
      text: m.todo_lists_delete_step_text({ title: step.title }),
      confirmLabel: m.word_delete(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (!isSure) return
    await act(() => deleteStep.mutateAsync(step.id), { done: m.todo_lists_step_deleted() })
  }

  const isRefused = reason !== null
  const refusal = { 'aria-disabled': isRefused || undefined, 'aria-describedby': isRefused ? id : undefined }
  const look = isRefused ? { color: 'text.secondary', borderColor: 'divider' } : {}
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          size="small"
          startIcon={<EditOutlined />}
          {...refusal}
          sx={look}
          onClick={() => !isRefused && onEdit()}
        >
          {m.word_edit()}
        </Button>
        <Button
          size="small"
          color={isRefused ? 'neutral' : 'error'}
          startIcon={<DeleteOutlined />}
          disabled={deleteStep.isPending}
          {...refusal}
          sx={look}
          onClick={() => !isRefused && void askAndDelete()}
        >
          {m.word_delete()}
        </Button>
      </Box>
      {isRefused && (
        <Box
          id={id}
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <LockOutlined aria-hidden fontSize="inherit" />
          {reason}
        </Box>
      )}
    </Box>
  )
}
