import { OFFICE_NAMES } from '@diatrivi/domain/department/staff/office'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { viewerQueries } from '../../entities/viewer/viewer.queries.ts'
import { m } from '../../paraglide/messages.js'
import { said } from '../../shared/format/said.ts'

/** Says by which office a page of the secretary is read, so that the reader does not look for its actions. */
export function ReadingNote() {
  const { data: profile } = useQuery(viewerQueries.profile())
  const [office] = profile?.offices ?? []
  if (office === undefined) return null
  return (
    <Typography variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
      {m.shell_office_reading({ office: said(OFFICE_NAMES[office]) })}
    </Typography>
  )
}
