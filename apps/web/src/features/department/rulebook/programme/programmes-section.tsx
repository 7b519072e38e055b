import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useRunsDepartment } from '../../../../entities/viewer/use-runs-department.ts'
import { m } from '../../../../paraglide/messages.js'
import AddOutlined from '../../../../shared/icons/add-outlined.tsx'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import type { Programme } from '../rulebook.mapper.ts'
import { KIND_WORDS, LEVEL_WORDS } from '../rulebook-words.ts'

const ProgrammeDialog = lazy(() => import('./programme-dialog.tsx'))

interface ProgrammesSectionProps {
  departmentId: number
  programmes: readonly Programme[]
}

/** The programmes of studies of a department, which rule books, records and theses may be of. */
export function ProgrammesSection({ departmentId, programmes }: ProgrammesSectionProps) {
  const mayWrite = useRunsDepartment()
  /** Null: a new one. */
  const [edited, setEdited] = useState<{ item: Programme | null } | null>(null)
  return (
    <Section
      title={m.programme_programmes()}
      description={m.programme_lead()}
      actions={
        mayWrite && (
          <Button startIcon={<AddOutlined />} onClick={() => setEdited({ item: null })}>
            {m.programme_add()}
          </Button>
        )
      }
    >
      {programmes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{m.programme_none()}</Typography>
      ) : (
        <Box component="ul" sx={LIST}>
          {programmes.map((programme) => (
            <Box component="li" key={programme.id} sx={ENTRY}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'break-word' }}>{programme.name}</Typography>
                {programme.nameEnglish !== null && (
                  <Typography lang="en" sx={{ overflowWrap: 'break-word' }}>
                    {programme.nameEnglish}
                  </Typography>
                )}
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
                  {detailsOf(programme)}
                </Typography>
              </Box>
              {mayWrite && (
                <Button
                  startIcon={<EditOutlined aria-hidden />}
                  aria-label={m.programme_edit_of({ name: programme.name })}
                  onClick={() => setEdited({ item: programme })}
                >
                  {m.word_edit()}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Suspense>
        {edited && (
          <ProgrammeDialog departmentId={departmentId} item={edited.item} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </Section>
  )
}

function detailsOf({ level, kind, ects, courseCode }: Programme): string {
  return [
    LEVEL_WORDS[level](),
    KIND_WORDS[kind](),
    ects !== null && m.programme_ects_count({ count: ects }),
    courseCode !== null && m.programme_course({ code: courseCode }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }

const ENTRY = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  '& + &': { borderTop: 1, borderColor: 'divider', pt: 4 },
}
