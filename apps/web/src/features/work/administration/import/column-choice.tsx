import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import type { ImportRun } from './import.mapper.ts'
import type { ReadingWish } from './import.mutations.ts'
import { columnsOf, fieldWords } from './import-words.ts'

interface ColumnChoiceProps {
  run: ImportRun
  onChoose: (wish: ReadingWish) => void
  isReading: boolean
}

/** What each column of the file is, for a person to put right; it is remembered. */
export function ColumnChoice({ run, onChoose, isReading }: ColumnChoiceProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(run.missingColumns.length > 0)
  const [chosen, setChosen] = useState<ReadonlyMap<number, ImportField | null>>(new Map())
  const known = columnsOf(run.office, run.kind).map(({ field }) => field)
  const columns = [...chosen].map(([place, field]) => ({ place, field }))
  const choose = (place: number, field: ImportField | null) => setChosen(new Map(chosen).set(place, field))
  return (
    <Box>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {m.import_columns_choose()}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 4, mt: 3, justifyItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
            {m.import_columns_choose_hint()}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              width: '100%',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            }}
          >
            {run.columns.map(({ place, heading, field }) => (
              <TextField
                key={place}
                select
                label={heading}
                value={(chosen.has(place) ? chosen.get(place) : field) ?? ''}
                onChange={(event) => choose(place, (event.target.value || null) as ImportField | null)}
              >
                <MenuItem value="">{m.import_column_unread()}</MenuItem>
                {known.map((one) => (
                  <MenuItem key={one} value={one}>
                    {fieldWords(run.kind, one)}
                  </MenuItem>
                ))}
              </TextField>
            ))}
          </Box>
          <Button
            variant="outlined"
            disabled={columns.length === 0 || isReading}
            onClick={() => onChoose({ ...(run.sheet !== null && { sheet: run.sheet }), columns })}
          >
            {m.import_columns_read()}
          </Button>
        </Box>
      )}
    </Box>
  )
}
