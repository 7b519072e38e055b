import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { FIRST_THESIS_DAY, LAST_THESIS_DAY } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { DateField } from '../../../../shared/ui/date-field.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useSetDeadlineOfTheses } from '../thesis.mutations.ts'
import { deadlineError } from '../thesis-form.mapper.ts'

/** One day for all of the theses, or none. */
export function DeadlineDialog({ theses, onClose, onDone }: ActionOnTheses) {
  const id = useId()
  const [day, setDay] = useState<IsoDate | null>(null)
  const [isDay, setIsDay] = useState(true)
  const act = useAction()
  const change = useSetDeadlineOfTheses()
  const problem = deadlineError(change.error)
  const save = async (deadline: IsoDate | null) => {
    if (change.isPending) return
    const thesisIds = theses.map((thesis) => thesis.id)
    await act(async () => {
      const outcomes = await change.mutateAsync({ thesisIds, deadline })
      onDone(outcomes, (count) =>
        deadline === null ? m.thesis_list_deadline_removed({ count }) : m.thesis_list_deadline_set({ count }),
      )
    })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (day !== null && isDay) void save(day)
        }}
      >
        <DialogTitle id={id}>{m.thesis_list_set_deadline()}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {m.thesis_list_set_deadline_text({ count: theses.length })}
          </DialogContentText>
          <DateField
            label={m.thesis_interest_deadline()}
            value={day}
            onChange={setDay}
            min={FIRST_THESIS_DAY}
            max={LAST_THESIS_DAY}
            {...(problem !== undefined && { error: true, helperText: problem })}
            onProblem={(sentence) => setIsDay(sentence === null)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            variant="text"
            disabled={change.isPending || theses.every(({ interestDeadline }) => interestDeadline === null)}
            onClick={() => void save(null)}
          >
            {m.thesis_list_remove_deadline()}
          </Button>
          <Button type="submit" variant="contained" disabled={day === null || !isDay || change.isPending}>
            {m.ui_save()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
