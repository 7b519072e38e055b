import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { OutsiderForm, type OutsiderFormProps } from './outsider-form.tsx'

/** The form stands behind a button: most members have an account. */
export function OutsiderFold(props: OutsiderFormProps) {
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
      {isOpen && (
        <Box sx={{ pt: 2 }}>
          <OutsiderForm {...props} />
        </Box>
      )}
    </>
  )
}
