import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { ThesisLink } from '../../../entities/thesis/thesis-link.tsx'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { CountedChips } from '../../../shared/ui/list/counted-chips.tsx'
import { ListFrame } from '../../../shared/ui/list/list-frame.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../shared/ui/list/use-list-address.ts'
import { MinutesDueSection } from './minutes-due-section.tsx'
import type { DepartmentPaper } from './paper.mapper.ts'
import { type PaperFilter, paperQueries } from './paper.queries.ts'
import { PaperActions } from './paper-actions.tsx'
import { PaperCopies } from './paper-copies.tsx'
import { PaperSelection } from './paper-selection.tsx'
import { nameOf, PaperChip, PaperRemarks, titleOf } from './paper-words.tsx'

interface DepartmentPapersProps {
  /** Beside the filters: what is done with the list. */
  tools?: ReactNode
  /** The columns that are shown of each. */
  columns: readonly string[]
}

/** The papers of a department, whose secretary issues what is due; filter and page stand in the address. */
export function DepartmentPapers({ tools, columns }: DepartmentPapersProps) {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const issues = useRunsDepartment()
  const filter = toFilter(textOf('state'))
  const { data, isPlaceholderData } = useQuery({
    ...paperQueries.ofDepartment(filter, page, pageSize),
    throwOnError: true,
  })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <>
      {issues && <MinutesDueSection />}
      <ListFrame
        tools={tools}
        filters={<StateChips chosen={filter} onChoose={(next) => narrow({ state: next ?? '' })} />}
        total={data?.total}
        isComing={isPlaceholderData}
        counted={(count) => m.paper_results({ count })}
        empty={<EmptyState text={m.paper_department_none()} />}
        paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
      >
        <PaperSelection papers={data?.papers ?? []} chosen={chosen} onChoose={setChosen} />
        <ListTable
          label={m.paper_title()}
          rows={data?.papers ?? []}
          keyOf={({ id }) => id}
          title={{
            heading: m.paper_kind(),
            read: titleOf,
            below: (paper) => (
              <>
                <div>{paper.number}</div>
                <PaperRemarks paper={paper} />
                <PaperCopies paper={paper} />
              </>
            ),
          }}
          columns={COLUMNS.filter(({ column }) => columns.includes(column)).map(
            ({ column: _, heading, ...column }) => ({ ...column, heading: heading() }),
          )}
          box={(paper) => (
            <Checkbox
              checked={chosen.has(paper.id)}
              onChange={(_event, isChosen) => choose(paper.id, isChosen)}
              slotProps={{ input: { 'aria-label': m.list_select_named({ name: nameOf(paper) }) } }}
              sx={{ width: 44, height: 44 }}
            />
          )}
          actions={(paper) => <PaperActions paper={paper} />}
        />
      </ListFrame>
    </>
  )
}

interface StateChipsProps {
  chosen: PaperFilter
  onChoose: (filter: PaperFilter) => void
}

/** What papers want, each with how many. */
function StateChips({ chosen, onChoose }: StateChipsProps) {
  return (
    <CountedChips
      label={m.paper_filter()}
      choices={CHOICES.map(({ value, label }) => ({ value, label: label() }))}
      count={paperQueries.departmentCount}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

function toFilter(text: string): PaperFilter {
  return text === 'unsigned' || text === 'outdated' ? text : null
}

const CHOICES = [
  { value: 'unsigned', label: m.paper_filter_unsigned },
  { value: 'outdated', label: m.paper_filter_outdated },
] as const

type Column = Omit<ListColumn<DepartmentPaper>, 'heading'> & {
  column: ListColumnName<'papers'>
  heading: () => string
}

const COLUMNS: readonly Column[] = [
  { column: 'state', heading: m.paper_state, isSign: true, read: (paper) => <PaperChip paper={paper} /> },
  {
    column: 'issuedOn',
    heading: m.paper_issued_on,
    size: 'short',
    read: ({ issuedAt }) => formatDay(toDay(issuedAt)),
  },
  { column: 'student', heading: m.word_student, read: ({ student }) => (student ? fullName(student) : '') },
  {
    column: 'title',
    heading: m.word_title,
    size: 'long',
    read: ({ thesis }) => thesis && <ThesisLink thesis={thesis} />,
  },
  {
    column: 'protocolNumber',
    heading: m.paper_protocol_number,
    size: 'short',
    read: ({ protocol }) => protocol?.number ?? '',
  },
]
