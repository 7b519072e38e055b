import type { OfficeKind } from '@diatrivi/domain/work/import/import-kind'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { TOOL_LOOK } from '../../../shared/ui/sx.ts'

/** To the page where a file of such things is read, for the secretary. */
export function LoadLink({ kind }: { kind: OfficeKind }) {
  if (!useRunsDepartment()) return null
  return (
    <Button component={Link} to={paths.secretary.importOf(kind)} variant="outlined" sx={TOOL_LOOK}>
      {m.department_list_load()}
    </Button>
  )
}
