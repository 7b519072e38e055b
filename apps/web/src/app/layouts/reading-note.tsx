import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { viewerQueries } from '../../entities/viewer/viewer.queries.ts'
import { OFFICE_WORDS } from '../../features/department/staff/office-words.ts'
import { m } from '../../paraglide/messages.js'

/** Says by which office a page of the secretary is read, so that the reader does not look for its actions. */
export function ReadingNote() {
  const { data: profile } = useQuery(viewerQueries.profile())
  const [office] = profile?.offices ?? []
  if (office === undefined) return null
  return (
    <Typography variant="body2" sx={{ mb: 4, color: 'text.secondary' }}>
      {m.shell_office_reading({ office: OFFICE_WORDS[office]() })}
    </Typography>
  )
}
