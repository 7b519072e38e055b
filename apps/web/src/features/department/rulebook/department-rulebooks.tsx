import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../paraglide/messages.js'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ProgrammesSection } from './programme/programmes-section.tsx'
import { rulebookQueries } from './rulebook.queries.ts'
import { RulebookLine } from './rulebook-line.tsx'

const DraftDialog = lazy(() => import('./draft-dialog.tsx'))

interface DepartmentRulebooksProps {
  departmentId: number
  pathOf: (id: number) => string
}

/** The books of a department and its programmes, which the secretary and administrators write. */
export function DepartmentRulebooks({ departmentId, pathOf }: DepartmentRulebooksProps) {
  const navigate = useNavigate()
  const { data: books } = useSuspenseQuery(rulebookQueries.ofDepartment(departmentId))
  const { data: programmes } = useSuspenseQuery(rulebookQueries.programmes(departmentId))
  const [isOpen, setOpen] = useState(false)
  const add = useRunsDepartment() && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setOpen(true)}>
      {m.rulebook_add()}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {books.length === 0 ? (
        <EmptyState text={m.rulebook_empty()} action={add} />
      ) : (
        <Section title={m.rulebook_line()} actions={add}>
          <RulebookLine books={books} pathOf={pathOf} />
        </Section>
      )}
      <ProgrammesSection departmentId={departmentId} programmes={programmes} />
      {isOpen && (
        <Suspense>
          <DraftDialog
            departmentId={departmentId}
            programmes={programmes}
            books={books}
            onDrafted={(id) => navigate(pathOf(id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}
