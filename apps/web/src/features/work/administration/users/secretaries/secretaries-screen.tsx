import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { m } from '../../../../../paraglide/messages.js'
import { administrationQueries } from '../../administration.queries.ts'
import type { Secretary } from '../../secretary.mapper.ts'
import type { Column } from '../../table/column.ts'
import { departmentOfStaff, namesOfStaff } from '../staff-columns.tsx'
import { StaffScreen } from '../staff-screen.tsx'

const SecretaryDialog = lazy(() => import('./secretary-dialog.tsx'))

const columnsOfSecretaries = (): Column<Secretary>[] => [
  ...namesOfStaff<Secretary>(),
  departmentOfStaff<Secretary>(),
]

export function SecretariesScreen() {
  const { data: secretaries } = useSuspenseQuery(administrationQueries.secretaries())
  return (
    <StaffScreen
      members={secretaries}
      columns={columnsOfSecretaries}
      words={{
        label: m.administration_table_secretaries(),
        searchLabel: m.administration_search_secretaries(),
        none: m.administration_no_secretaries(),
        departmentFirst: m.administration_department_first_secretaries(),
      }}
      dialog={(props) => <SecretaryDialog {...props} />}
    />
  )
}
