import Button from '@mui/material/Button'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { OutsiderForm } from './outsider-form.tsx'

type OutsiderFoldProps = Parameters<typeof OutsiderForm>[0]

/** The form stands behind a button: most members have an account. */
export function OutsiderFold(props: OutsiderFoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 3, justifySelf: 'start' }}
      >
        {m.committee_outside()}
      </Button>
      {isOpen && <OutsiderForm {...props} />}
    </>
  )
}
