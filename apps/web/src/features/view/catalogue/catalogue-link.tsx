import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { useAfterPaint } from '../../../shared/first-paint/deferred.tsx'
import { publicTopicsPath } from '../../../shared/paths.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { catalogueQueries } from './catalogue.queries.ts'

/** To the public pages of the reader's department, where it has any: the web server writes them, outside the application. */
export function CatalogueLink() {
  const { data: viewer } = useQuery({ ...viewerQueries.viewer(), enabled: useAfterPaint(2) })
  const departmentId = viewer?.departmentId ?? null
  const { data: isOpen } = useQuery({
    ...catalogueQueries.isOpen(departmentId ?? 0),
    enabled: departmentId !== null,
  })
  if (departmentId === null || !isOpen) return null
  return (
    <Button
      href={publicTopicsPath(departmentId, getLocale())}
      variant="text"
      // It comes late, and moves no other button.
      sx={{ order: { xs: 1, sm: 0 }, ...NOT_ON_PAPER }}
    >
      {m.thesis_list_catalogue()}
    </Button>
  )
}
