import { RANKS } from '@diatrivi/domain/people/account/role'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { rankWord } from '../../../../entities/person/person-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { administrationQueries } from '../administration.queries.ts'
import type { Instructor } from '../instructor.mapper.ts'
import type { Column } from '../table/column.ts'
import { departmentOfStaff, namesOfStaff } from './staff-columns.tsx'
import { StaffScreen } from './staff-screen.tsx'

const InstructorDialog = lazy(() => import('./instructor-dialog.tsx'))

const columnsOfInstructors = (): Column<Instructor>[] => [
  ...namesOfStaff<Instructor>(),
  {
    field: 'rank',
    header: m.field_rank(),
    value: ({ rank }) => rankWord(rank),
    choices: [...RANKS.map((rank) => rankWord(rank)), rankWord(null)],
  },
  departmentOfStaff<Instructor>(),
]

export function InstructorsScreen() {
  const { data: instructors } = useSuspenseQuery(administrationQueries.instructors())
  return (
    <StaffScreen
      members={instructors}
      columns={columnsOfInstructors}
      words={{
        label: m.administration_table_users(),
        searchLabel: m.administration_search_users(),
        none: m.administration_no_users(),
        departmentFirst: m.administration_department_first(),
      }}
      dialog={(props) => <InstructorDialog {...props} />}
    />
  )
}
