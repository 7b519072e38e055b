import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import type { KnownDepartment, KnownInstitution } from './first-run.mapper.ts'

interface DepartmentChoiceProps {
  institution: KnownInstitution
  isAdding: boolean
  onAdd: (departments: string[]) => void
}

/** Departments of one institution, several at once. Those that are there stay chosen and are not made again. */
export function DepartmentChoice({ institution, isAdding, onAdd }: DepartmentChoiceProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const open = institution.departments.filter(({ isThere }) => !isThere).map(({ name }) => name)
  const chosen = open.filter((name) => picked.includes(name))
  const areAll = open.length > 0 && chosen.length === open.length
  const turn = (name: string) =>
    setPicked((names) => (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]))

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {m.first_run_departments()}
      </Typography>
      {open.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={areAll}
              indeterminate={chosen.length > 0 && !areAll}
              onChange={() => setPicked(areAll ? [] : open)}
            />
          }
          label={m.first_run_all_departments({ count: open.length })}
          sx={{ mb: 1 }}
        />
      )}
      <Box component="ul" sx={LIST}>
        {institution.departments.map((department) => (
          <li key={department.name}>
            <FormControlLabel
              disabled={department.isThere}
              control={
                <Checkbox
                  checked={department.isThere || picked.includes(department.name)}
                  onChange={() => turn(department.name)}
                />
              }
              label={labelOf(department)}
            />
          </li>
        ))}
      </Box>
      <Button
        variant="contained"
        disabled={chosen.length === 0 || isAdding}
        onClick={() => onAdd(chosen)}
        sx={{ mt: 5 }}
      >
        {isAdding ? m.first_run_adding() : m.first_run_add({ count: chosen.length })}
      </Button>
    </Box>
  )
}

function labelOf({ name, city, isThere, isFormer }: KnownDepartment): string {
  const notes = [city, isFormer && m.first_run_former_department(), isThere && m.first_run_there()]
  return `${name} (${notes.filter((note) => note !== false).join(', ')})`
}

/** In columns where there is room; each label breaks within its own. */
const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
