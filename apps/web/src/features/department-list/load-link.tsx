import type { OfficeKind } from '@diatrivi/domain/import/import-kind'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../shared/paths.ts'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'

/** To the page where a file of such things is read. */
export function LoadLink({ kind }: { kind: OfficeKind }) {
  return (
    <Button component={Link} to={paths.secretary.importOf(kind)} variant="outlined" sx={NOT_ON_PAPER}>
      {m.department_list_load()}
    </Button>
  )
}
