import Box from '@mui/material/Box'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { DepartmentField } from '../../../features/department/rulebook/department-field.tsx'
import { DepartmentRulebooks } from '../../../features/department/rulebook/department-rulebooks.tsx'
import { rulebookQueries } from '../../../features/department/rulebook/rulebook.queries.ts'
import { OfficesEditor } from '../../../features/department/staff/offices-editor.tsx'
import { staffQueries } from '../../../features/department/staff/staff.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/rulebooks-page.ts'

export const meta = () => pageTitle(m.rulebook_books())

const PARAMETER = 'department'

/** Null of an address that names no department. */
function departmentIn(search: URLSearchParams): number | null {
  const text = search.get(PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const departments = await queryClient.ensureQueryData(rulebookQueries.departments())
  const id = departmentIn(new URL(request.url).searchParams)
  if (id === null || !departments.some((one) => one.id === id)) return
  await Promise.all([
    queryClient.ensureQueryData(rulebookQueries.ofDepartment(id)),
    queryClient.ensureQueryData(rulebookQueries.programmes(id)),
    queryClient.ensureQueryData(staffQueries.offices(id)),
  ])
}

export default function RulebooksPage() {
  const [search, setSearch] = useSearchParams()
  const { data: departments } = useSuspenseQuery(rulebookQueries.departments())
  const id = departmentIn(search)
  const department = departments.find((one) => one.id === id) ?? null
  return (
    <>
      <PageHeader title={m.rulebook_books()} lead={m.rulebook_lead()} />
      <DepartmentField
        departments={departments}
        value={department}
        onChange={(chosen) => setSearch(chosen === null ? {} : { [PARAMETER]: String(chosen) })}
      />
      {department === null ? (
        <EmptyState text={m.rulebook_choose_department()} />
      ) : (
        <Fragment key={department.id}>
          <DepartmentRulebooks departmentId={department.id} pathOf={paths.administrator.rulebook} />
          <Offices departmentId={department.id} />
        </Fragment>
      )}
    </>
  )
}

function Offices({ departmentId }: { departmentId: number }) {
  const { data: programmes } = useSuspenseQuery(rulebookQueries.programmes(departmentId))
  return (
    <Box sx={{ mt: 6 }}>
      <OfficesEditor departmentId={departmentId} programmes={programmes} />
    </Box>
  )
}
