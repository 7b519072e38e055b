import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import PeopleAltOutlined from '../../../../shared/icons/people-alt-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'

/** The way back from the other lists of accounts to that of the instructors, with which they begin. */
export function ToInstructorsButton() {
  return (
    <Button component={Link} to={paths.administrator.users()} startIcon={<PeopleAltOutlined aria-hidden />}>
      {m.administration_instructors()}
    </Button>
  )
}
