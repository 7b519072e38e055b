import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'

/** To the page where finished theses are sent to the student register, for the secretary. */
export function RegistryLink() {
  if (!useRunsDepartment()) return null
  return (
    <Button component={Link} to={paths.secretary.registry()} sx={NOT_ON_PAPER}>
      {m.department_list_registry()}
    </Button>
  )
}
