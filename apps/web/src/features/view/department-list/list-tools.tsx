import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { download } from '../../../shared/api/download.ts'
import { FormatButton } from '../../../shared/files/format-button.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { ColumnsButton } from './columns-button.tsx'
import { filtersIn } from './saved-view.queries.ts'
import { ViewsButton } from './views-button.tsx'

/** What is done with a list: keep the way it is looked at, choose its columns, and take it along as it is filtered, ordered and shown now. Views are kept for the secretary alone. */
export function ListTools({ list }: { list: DepartmentList }) {
  const [parameters] = useSearchParams()
  const keepsViews = useRunsDepartment()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, ...NOT_ON_PAPER }}>
      {keepsViews && <ViewsButton list={list} />}
      <ColumnsButton list={list} />
      <FormatButton
        label={m.ui_export()}
        isPrinted
        save={(format) =>
          download('exportList', {
            params: { list },
            query: { ...queryOf(filtersIn(list, parameters)), format, headings: getLocale() },
          })
        }
      />
    </Box>
  )
}

/** As a query of the call: a name that stands several times is a list. */
function queryOf(filters: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(filters.keys())].map((name) => [name, filters.getAll(name)]))
}
