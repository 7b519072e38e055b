import { m } from '../../../../paraglide/messages.js'
import { FileButton } from '../../../../shared/files/file-button.tsx'
import { today } from '../../../../shared/format/clock.ts'
import { readAllTheses, type ThesisList } from '../thesis.queries.ts'
import type { ThesisSearch } from '../thesis-filters.ts'

interface ExportButtonProps {
  list: ThesisList
  search: ThesisSearch
}

/** All pages of the list as it is filtered and ordered now. */
export function ExportButton({ list, search }: ExportButtonProps) {
  return (
    <FileButton
      label={m.ui_export()}
      fileName={m.thesis_list_export_file_name()}
      isPrinted
      write={async (format) => {
        const [{ writeTheses }, theses] = await Promise.all([
          import('./thesis-export.ts'),
          readAllTheses(list, search),
        ])
        return writeTheses(format, { list, theses, today: today() })
      }}
    />
  )
}
