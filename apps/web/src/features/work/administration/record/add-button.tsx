import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'

/** Opens the dialog of a new record, above the table and in its empty place. */
export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddOutlined aria-hidden />} onClick={onClick}>
      {m.administration_add()}
    </Button>
  )
}

/** The link to the records that must exist before one can be added here. */
export function NeededFirst({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="contained" component={Link} to={to}>
      {label}
    </Button>
  )
}
