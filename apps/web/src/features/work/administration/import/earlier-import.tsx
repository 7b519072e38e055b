import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { paths } from '../../../../shared/paths.ts'
import type { ImportRun } from './import.mapper.ts'
import { countWords, KIND_WORDS } from './import-words.ts'
import { useUndo } from './use-undo.ts'

/** A file that was read: what became of it, and the way back while there is one. */
export function EarlierImport({ run }: { run: ImportRun }) {
  const undo = useUndo(run.office)
  const when = formatClock(run.uploadedAt)
  // What is read out of a directory or a register, no person brings.
  const broughtBy = run.by === null ? when : m.import_by({ person: fullName(run.by), when })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {m.import_result_of({ kind: KIND_WORDS[run.kind](), file: run.fileName })}
        </Typography>
        <Typography variant="body2">{countWords(run.counts)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[broughtBy, stateOf(run)].join(' · ')}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={(run.office === 'secretary' ? paths.secretary : paths.administrator).import(run.id)}
        aria-label={m.import_view_named({ file: run.fileName })}
      >
        {m.import_view()}
      </Button>
      {run.applied?.mayUndo && (
        <Button
          color="error"
          aria-label={m.import_undo_named({ file: run.fileName })}
          onClick={() => void undo(run.id)}
        >
          {m.ui_undo()}
        </Button>
      )}
    </Box>
  )
}

function stateOf({ applied, undone }: ImportRun): string {
  if (undone !== null) {
    return m.import_undone_at({ when: formatClock(undone.at), rows: undone.rows, kept: undone.kept })
  }
  if (applied === null) return m.import_waiting()
  const facts = { when: formatClock(applied.at), until: formatClock(applied.undoUntil) }
  return applied.rows === 'good' ? m.import_applied_good_at(facts) : m.import_applied_at(facts)
}
