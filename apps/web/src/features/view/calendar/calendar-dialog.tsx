import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { calendarQueries } from './calendar.queries.ts'
import { HowToSubscribe } from './how-to-subscribe.tsx'
import { NewAddress } from './new-address.tsx'
import { OwnAddress } from './own-address.tsx'

interface CalendarDialogProps {
  /** Whether the reader has steps, which the calendar may hold too. */
  hasSteps: boolean
  onClose: () => void
}

/** The dates of the reader in a calendar program: the address, what it holds, and where it is put. */
export default function CalendarDialog({ hasSteps, onClose }: CalendarDialogProps) {
  const id = useId()
  const { data, error, refetch, isFetching } = useQuery(calendarQueries.own())
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{m.calendar_title()}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        <Typography>{hasSteps ? m.calendar_text() : m.calendar_text_office()}</Typography>
        {url !== null && <NewAddress url={url} />}
        {data !== undefined ? (
          <OwnAddress calendar={data} offersSteps={hasSteps} isShown={url !== null} onAddress={setUrl} />
        ) : error ? (
          <ErrorState
            error={error}
            headingLevel="h3"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <FormSkeleton count={1} />
        )}
        <HowToSubscribe />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{m.control_close()}</Button>
      </DialogActions>
    </Dialog>
  )
}
