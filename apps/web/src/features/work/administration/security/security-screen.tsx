import { SECURITY_EVENT_NAMES } from '@diatrivi/domain/people/account/security-event'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { said } from '../../../../shared/format/said.ts'
import ManageAccountsOutlined from '../../../../shared/icons/manage-accounts-outlined.tsx'
import { useRowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import type { RecordAction } from '../table/record-actions.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { NO_FILTER, type SecurityEntry, type SecurityFilter } from './security.mapper.ts'
import { securityQueries } from './security.queries.ts'
import { columnsOfEntries } from './security-columns.tsx'
import { SecurityFilterForm } from './security-filter-form.tsx'
import { personWords } from './security-words.ts'

const nameOf = ({ kind, person, accountId }: SecurityEntry) =>
  [said(SECURITY_EVENT_NAMES[kind]), personWords(person, accountId)].filter((part) => part !== '').join(', ')

/** The person whom the entry is about: the one on whom an administrator acted, else the one who acted. */
const usernameOf = ({ person, subject }: SecurityEntry) => (subject ?? person)?.username

export function SecurityScreen() {
  const [{ filter, page }, setShown] = useState({ filter: NO_FILTER, page: 1 })
  const [pageSize] = useRowsPerPage()
  const shown = useDeferredValue(useMemo(() => ({ filter, page, pageSize }), [filter, page, pageSize]))
  const { data } = useSuspenseQuery(securityQueries.entries(shown.filter, shown.page, shown.pageSize))
  const columns = useMemo(columnsOfEntries, [])
  const apply = (next: SecurityFilter) => setShown({ filter: next, page: 1 })

  const toPerson: RecordAction<SecurityEntry> = {
    label: m.security_to_person(),
    labelFor: (name) => m.security_to_person_named({ name }),
    icon: <ManageAccountsOutlined aria-hidden />,
    refusal: (entry) => (usernameOf(entry) === undefined ? m.security_nobody_known() : null),
    run: (entry) => {
      const username = usernameOf(entry)
      if (username !== undefined) apply({ ...NO_FILTER, username })
    },
  }

  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={{ p: { xs: 4, sm: 6 } }}>
        <SecurityFilterForm filter={filter} onApply={apply} />
      </Card>
      {filter.username !== '' && <PersonPanel username={filter.username} />}
      <RecordsTable
        label={m.security_table()}
        searchLabel={m.security_search()}
        emptyText={m.security_empty()}
        selectionHint={m.security_selection_hint()}
        rows={data.entries}
        columns={columns}
        nameOf={nameOf}
        titleOf={({ kind }) => said(SECURITY_EVENT_NAMES[kind])}
        actions={[toPerson]}
        addButton={null}
        paging={{
          page,
          total: data.total,
          onChange: (next) => setShown({ filter, page: next }),
        }}
      />
    </Box>
  )
}
