import { INSPECTION_NAMES } from '@diatrivi/domain/people/account/inspection'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { m } from '../../../../../paraglide/messages.js'
import { FileButton } from '../../../../../shared/files/file-button.tsx'
import { said } from '../../../../../shared/format/said.ts'
import ManageAccountsOutlined from '../../../../../shared/icons/manage-accounts-outlined.tsx'
import { useRowsPerPage } from '../../../../../shared/ui/list/rows-per-page.ts'
import type { RecordAction } from '../../table/record-actions.ts'
import { RecordsTable } from '../../table/records-table.tsx'
import { columnsOfInspections } from './inspection-columns.tsx'
import { InspectionFilterForm } from './inspection-filter-form.tsx'
import { personWords } from './inspection-words.ts'
import { type Inspection, type InspectionFilter, NO_FILTER } from './inspections.mapper.ts'
import { inspectionQueries, readAllInspections } from './inspections.queries.ts'

const nameOf = (inspection: Inspection) =>
  `${said(INSPECTION_NAMES[inspection.kind])}, ${personWords(inspection)}`

interface InspectionsScreenProps {
  /** The username of whose data are shown first; everybody's where it is empty. */
  person: string
}

export function InspectionsScreen({ person }: InspectionsScreenProps) {
  const [{ filter, page }, setShown] = useState({ filter: { ...NO_FILTER, person }, page: 1 })
  const [pageSize] = useRowsPerPage()
  const shown = useDeferredValue(useMemo(() => ({ filter, page, pageSize }), [filter, page, pageSize]))
  const { data } = useSuspenseQuery(inspectionQueries.page(shown.filter, shown.page, shown.pageSize))
  const columns = useMemo(columnsOfInspections, [])
  const apply = (next: InspectionFilter) => setShown({ filter: next, page: 1 })

  const samePerson: RecordAction<Inspection> = {
    label: m.inspection_same_person(),
    labelFor: (name) => m.inspection_same_person_named({ name }),
    icon: <ManageAccountsOutlined aria-hidden />,
    refusal: (inspection) => (inspection.person === null ? m.security_nobody_known() : null),
    run: (inspection) => {
      if (inspection.person !== null) apply({ ...NO_FILTER, person: inspection.person.username })
    },
  }

  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={{ p: { xs: 4, sm: 6 } }}>
        <InspectionFilterForm filter={filter} onApply={apply} />
      </Card>
      <RecordsTable
        label={m.inspection_table()}
        searchLabel={m.security_search()}
        emptyText={m.security_empty()}
        selectionHint={m.inspection_selection_hint()}
        rows={data.inspections}
        columns={columns}
        nameOf={nameOf}
        titleOf={({ kind }) => said(INSPECTION_NAMES[kind])}
        actions={[samePerson]}
        addButton={data.inspections.length === 0 ? null : <ExportButton filter={filter} />}
        paging={{
          page,
          total: data.total,
          onChange: (next) => setShown({ filter, page: next }),
        }}
      />
    </Box>
  )
}

/** All pages, as they are filtered now. */
function ExportButton({ filter }: { filter: InspectionFilter }) {
  return (
    <FileButton
      label={m.ui_export()}
      fileName={m.inspection_file_name()}
      write={async (format) => {
        const [{ writeInspections }, inspections] = await Promise.all([
          import('./inspection-export.ts'),
          readAllInspections(filter),
        ])
        return writeInspections(format, inspections)
      }}
    />
  )
}
