import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { MinutesDueSection } from './minutes-due-section.tsx'
import type { DepartmentPaper } from './paper.mapper.ts'
import { PAPERS_PER_PAGE, type PaperFilter, paperQueries } from './paper.queries.ts'
import { PaperItem } from './paper-item.tsx'
import { PaperSelection } from './paper-selection.tsx'
import { nameOf } from './paper-words.tsx'

/** The papers of a department, whose secretary issues what is due; filter and page stand in the address. */
export function DepartmentPapers({ tools }: { tools?: ReactNode }) {
  const [parameters, setParameters] = useSearchParams()
  const issues = useRunsDepartment()
  const filter = toFilter(parameters.get('state'))
  const page = Math.max(1, Math.trunc(Number(parameters.get('page') ?? 1)) || 1)
  const { data } = useQuery({ ...paperQueries.ofDepartment(filter, page), throwOnError: true })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (id: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  const show = (next: { filter: PaperFilter; page: number }, options?: { replace: boolean }) =>
    setParameters(
      (before) =>
        withParameters(before, { state: next.filter ?? '', page: next.page > 1 ? String(next.page) : '' }),
      options ?? {},
    )
  return (
    <>
      {issues && <MinutesDueSection />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4, ...NOT_ON_PAPER }}>
        <TextField
          select
          label={m.paper_filter()}
          value={filter ?? 'all'}
          onChange={(event) => show({ filter: toFilter(event.target.value), page: 1 }, { replace: true })}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
        >
          <MenuItem value="all">{m.paper_filter_all()}</MenuItem>
          <MenuItem value="unsigned">{m.paper_filter_unsigned()}</MenuItem>
          <MenuItem value="outdated">{m.paper_filter_outdated()}</MenuItem>
        </TextField>
        {tools}
      </Box>
      {data !== undefined && data.papers.length > 0 && (
        <PaperSelection papers={data.papers} chosen={chosen} onChoose={setChosen} />
      )}
      {data?.total === 0 && <EmptyState text={m.paper_department_none()} />}
      <Box component="ul" aria-label={m.paper_title()} sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 900 }}>
        {data?.papers.map((paper) => (
          <PaperItem
            key={paper.id}
            paper={paper}
            about={<About paper={paper} />}
            box={
              <Checkbox
                checked={chosen.has(paper.id)}
                onChange={(_event, isChosen) => choose(paper.id, isChosen)}
                slotProps={{ input: { 'aria-label': m.paper_select_named({ paper: nameOf(paper) }) } }}
                sx={{ width: 44, height: 44, ml: -2.5, mt: -2, ...NOT_ON_PAPER }}
              />
            }
          />
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={PAPERS_PER_PAGE}
        total={data?.total ?? 0}
        onChange={(next, options) => show({ filter, page: next }, options)}
      />
    </>
  )
}

function toFilter(text: string | null): PaperFilter {
  return text === 'unsigned' || text === 'outdated' ? text : null
}

function About({ paper: { thesis, student } }: { paper: DepartmentPaper }) {
  if (thesis === null) return null
  return (
    <Typography variant="body2">
      {student && <span>{`${fullName(student)} · `}</span>}
      <Link component={RouterLink} to={paths.thesis(thesis.id)}>
        {thesis.title}
      </Link>
    </Typography>
  )
}
