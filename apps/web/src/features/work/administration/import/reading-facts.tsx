import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { ColumnChoice } from './column-choice.tsx'
import type { ImportRun } from './import.mapper.ts'
import type { ReadingWish } from './import.mutations.ts'
import { fieldWords } from './import-words.ts'

interface ReadingFactsProps {
  run: ImportRun
  /** Reads the file in another way; null where it is no longer at hand. */
  onReadAgain: ((wish: ReadingWish) => void) | null
  isReading: boolean
}

/** How a file was read: which sheet, which columns, what was filled in, parted and left out. */
export function ReadingFacts({ run, onReadAgain, isReading }: ReadingFactsProps) {
  const facts = factsOf(run)
  const { missingColumns, otherSheets, kind } = run
  return (
    <>
      {missingColumns.length > 0 && (
        <Alert severity="warning">
          {m.import_columns_needed({
            columns: missingColumns
              .map(({ field, rows }) => m.import_column_needed({ column: fieldWords(kind, field), rows }))
              .join(', '),
          })}
        </Alert>
      )}
      {facts.length > 0 && (
        <Alert severity="info">
          {facts.map((fact) => (
            <Typography key={fact}>{fact}</Typography>
          ))}
          {onReadAgain !== null && otherSheets.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              {otherSheets.map((name) => (
                <Button
                  key={name}
                  size="small"
                  disabled={isReading}
                  onClick={() => onReadAgain({ sheet: name })}
                >
                  {m.import_sheet_read({ sheet: name })}
                </Button>
              ))}
            </Box>
          )}
        </Alert>
      )}
      {onReadAgain !== null && <ColumnChoice run={run} onChoose={onReadAgain} isReading={isReading} />}
    </>
  )
}

function factsOf({ sheet, otherSheets, parted, applied, ...run }: ImportRun): string[] {
  const unknown = run.columns.flatMap(({ heading, field }) => (field === null ? [heading] : []))
  const chosen = run.columns.flatMap(({ heading, field, isChosen }) =>
    field !== null && isChosen
      ? [m.import_column_chosen({ heading, column: fieldWords(run.kind, field) })]
      : [],
  )
  const ofFile = [
    sheet !== null && otherSheets.length > 0
      ? m.import_sheet({ sheet, others: otherSheets.map((name) => `«${name}»`).join(', ') })
      : null,
    unknown.length > 0 ? m.import_columns_unknown({ columns: unknown.join(', ') }) : null,
    chosen.length > 0 ? m.import_columns_chosen({ columns: chosen.join(', ') }) : null,
    parted === null ? null : m.import_parted(parted),
  ]
  const ofRows = [
    run.hidden > 0 ? m.import_hidden({ count: run.hidden }) : null,
    run.filled > 0 ? m.import_filled({ count: run.filled }) : null,
    run.examples > 0 ? m.import_example() : null,
  ]
  return [...ofFile, ...(applied === null ? ofRows : [])].filter((fact) => fact !== null)
}
