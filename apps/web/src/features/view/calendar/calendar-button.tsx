import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import EventOutlined from '../../../shared/icons/event-outlined.tsx'

const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'))

/** Leads to the address by which calendar programs read the dates of the reader, who may have steps. */
export function CalendarButton({ hasSteps }: { hasSteps: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<EventOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {m.calendar_open()}
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarDialog hasSteps={hasSteps} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
