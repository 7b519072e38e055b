import type { DepartmentList } from '@diatrivi/domain/department-list/list-columns'
import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { download } from '../../shared/api/download.ts'
import { FormatButton } from '../../shared/files/format-button.tsx'
import { NOT_ON_PAPER } from '../../shared/ui/sx.ts'
import { ColumnsButton } from './columns-button.tsx'

/** What a secretary does with a list: choose its columns and take it along as it is filtered, ordered and shown now. */
export function ListTools({ list }: { list: DepartmentList }) {
  const [parameters] = useSearchParams()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, ...NOT_ON_PAPER }}>
      <ColumnsButton list={list} />
      <FormatButton
        label={m.ui_export()}
        save={(format) =>
          download('exportList', {
            params: { list },
            query: { ...filtersIn(parameters), format, headings: getLocale() },
          })
        }
      />
    </Box>
  )
}

/** What narrows and orders the list; a file has no pages. */
function filtersIn(parameters: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(parameters.keys())].filter((name) => name !== 'page' && name !== 'pageSize')
  return Object.fromEntries(names.map((name) => [name, parameters.getAll(name)]))
}
