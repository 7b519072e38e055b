import Button from '@mui/material/Button'
import { Link } from 'react-router'

/** The way to what has to be there before anything can be added here. */
export function NeededFirst({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="contained" component={Link} to={to}>
      {label}
    </Button>
  )
}
