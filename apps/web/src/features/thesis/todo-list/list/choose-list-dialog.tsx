import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { todoListQueries } from '../todo-list.queries.ts'
import { ListChoices } from './list-choices.tsx'
import { StepsPreview } from './steps-preview.tsx'

interface ChooseListDialogProps {
  title: string
  open: boolean
  onClose: () => void
  isPending: boolean
  onChoose: (list: TodoList) => void
}

/** Chooses a list that is copied. */
export function ChooseListDialog({ title, open, onClose, ...choice }: ChooseListDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <ListChoice onClose={onClose} {...choice} />
    </Dialog>
  )
}

function ListChoice({ onClose, isPending, onChoose }: Omit<ChooseListDialogProps, 'title' | 'open'>) {
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<TodoList | null>(null)
  const { data, error, refetch, isFetching } = useQuery(todoListQueries.choices({ title, isForStep: false }))

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, '&&': { pt: 3 } }}>
        <SearchField label={m.todo_lists_search()} value={title} onChange={setTitle} />
        {error && (
          <ErrorState
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            headingLevel="h3"
          />
        )}
        {!error && data === undefined && <ListSkeleton count={4} />}
        {data !== undefined && (
          <Box sx={COLUMNS}>
            <ListChoices lists={data.lists} total={data.total} chosen={chosen} onChoose={setChosen} />
            <Box aria-live="polite" sx={{ minWidth: 0 }}>
              {chosen === null ? (
                <Typography sx={{ color: 'text.secondary' }}>{m.todo_lists_choose_to_preview()}</Typography>
              ) : (
                <>
                  <Typography variant="h4" component="h3" sx={{ mb: 3, overflowWrap: 'break-word' }}>
                    {m.todo_lists_steps_of({ title: chosen.title })}
                  </Typography>
                  <StepsPreview steps={chosen.steps} />
                </>
              )}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null || isPending}
          onClick={() => chosen !== null && onChoose(chosen)}
        >
          {m.word_copy()}
        </Button>
      </DialogActions>
    </>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
