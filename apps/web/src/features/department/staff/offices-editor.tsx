import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import { OfficesSection } from './offices-section.tsx'

const OfficesDialog = lazy(() => import('./offices-dialog.tsx'))

interface OfficesEditorProps {
  departmentId: number
  programmes: readonly { id: number; name: string }[]
}

/** The offices of a department, for administrators. */
export function OfficesEditor({ departmentId, programmes }: OfficesEditorProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OfficesSection
        departmentId={departmentId}
        actions={
          <Button startIcon={<EditOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {m.staff_edit_offices()}
          </Button>
        }
      />
      <Suspense>
        {isOpen && (
          <OfficesDialog departmentId={departmentId} programmes={programmes} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
