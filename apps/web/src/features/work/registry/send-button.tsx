import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'

const SendDialog = lazy(() => import('./send-dialog.tsx'))

export function SendButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {m.registry_send()}
      </Button>
      <Suspense>{isOpen && <SendDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
