import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import type { Department } from '../department.mapper.ts'

interface DepartmentImagesDialogProps {
  department: Department
  onClose: () => void
  children: ReactNode
}

export default function DepartmentImagesDialog({
  department,
  onClose,
  children,
}: DepartmentImagesDialogProps) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id}>{m.administration_images_title()}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 5, color: 'text.secondary' }}>
          {department.name} · {department.institution.name}
        </Typography>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.control_close()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
