import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { said } from '../../../shared/format/said.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'

const SupervisionDialog = lazy(() => import('./supervision-dialog.tsx'))

/** An instructor whose certificate is issued; null for the viewer, whose own it is. */
interface Person {
  username: string
  name: string
}

/** Leads to the certificate of what an instructor has supervised. */
export function SupervisionButton({ person }: { person: Person | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...(person !== null && { 'aria-label': m.paper_supervision_of({ name: person.name }) })}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', ...NOT_ON_PAPER }}
      >
        {said(PAPER_KIND_NAMES.supervision)}
      </Button>
      {isOpen && (
        <Suspense>
          <SupervisionDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
