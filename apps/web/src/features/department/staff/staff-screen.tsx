import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../shared/ui/list/use-list-address.ts'
import { EditButton } from './edit-button.tsx'
import type { StaffMember } from './staff.mapper.ts'
import { staffQueries } from './staff.queries.ts'
import { absenceLines, categoryWords, titleWords, workWords } from './staff-words.ts'

const StaffDialog = lazy(() => import('./staff-dialog.tsx'))

interface StaffScreenProps {
  /** Beside the search: what is done with the list. */
  tools?: ReactNode
  /** What else can be done with a member. */
  actions?: (member: StaffMember) => ReactNode
  /** Drawn with the list, which would push it down. */
  below?: ReactNode
}

/** The instructors of a department with what its office keeps of each and may change; search and page stand in the address. */
export function StaffScreen({ tools, actions, below }: StaffScreenProps) {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const [edited, setEdited] = useState<StaffMember | null>(null)
  const search = textOf('search')
  const mayEdit = useRunsDepartment()
  const nobody = mayEdit ? m.staff_nobody : m.staff_nobody_yet
  const { data, isPlaceholderData } = useQuery({
    ...staffQueries.page(search, page, pageSize),
    throwOnError: true,
  })
  return (
    <>
      <ListFrame
        search={{ label: m.staff_search(), value: search, onChange: (text) => narrow({ search: text }) }}
        tools={tools}
        total={data?.total}
        isComing={isPlaceholderData}
        counted={(count) => m.staff_results({ count })}
        empty={<EmptyState text={search === '' ? nobody() : m.staff_no_match()} />}
        paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
      >
        <ListTable
          label={m.staff_staff()}
          rows={data?.members ?? []}
          keyOf={({ username }) => username}
          title={{
            heading: m.field_name(),
            read: fullName,
            below: titleWords,
            to: ({ username }) => (mayEdit ? paths.profile(username) : undefined),
          }}
          columns={columnsOfStaff(mayEdit)}
          actions={
            mayEdit
              ? (member) => (
                  <>
                    <EditButton member={member} onEdit={setEdited} />
                    {actions?.(member)}
                  </>
                )
              : undefined
          }
        />
      </ListFrame>
      {data && below}
      <Suspense>{edited && <StaffDialog member={edited} onClose={() => setEdited(null)} />}</Suspense>
    </>
  )
}

/** Who only reads learns neither absences nor ends of contracts. */
function columnsOfStaff(mayEdit: boolean): ListColumn<StaffMember>[] {
  const ofOffice: ListColumn<StaffMember>[] = [
    {
      heading: m.staff_contract_end(),
      size: 'short',
      read: ({ contractEnd }) => (contractEnd === null ? '' : formatDay(contractEnd)),
    },
    {
      heading: m.staff_absences(),
      read: (member) => {
        const lines = absenceLines(member, today())
        return lines.length === 0 ? '' : lines.map((line) => <Box key={line}>{line}</Box>)
      },
    },
  ]
  return [
    { heading: m.staff_category(), read: categoryWords },
    ...(mayEdit ? ofOffice : []),
    { heading: m.staff_load(), read: workWords },
  ]
}
