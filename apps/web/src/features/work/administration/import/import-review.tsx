import { INVITATIONS_A_MINUTE } from '@diatrivi/domain/work/import/import-kind'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import DownloadOutlined from '../../../../shared/icons/download-outlined.tsx'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import { AskedYes } from './asked-yes.tsx'
import { DoubtfulRows } from './doubtful-rows.tsx'
import type { ImportRun } from './import.mapper.ts'
import { downloadFaults, useApplyImport } from './import.mutations.ts'
import { countWords, KIND_WORDS } from './import-words.ts'
import { ImportedRows } from './imported-rows.tsx'
import { NumberChanges } from './number-changes.tsx'
import { ReadingFacts } from './reading-facts.tsx'
import { useUndo } from './use-undo.ts'

interface ImportReviewProps extends Pick<ComponentProps<typeof ReadingFacts>, 'onReadAgain' | 'isReading'> {
  run: ImportRun
  onAnother: () => void
}

/** The second and the third step: what would become of the rows, and what was done. */
export function ImportReview({ run, onAnother, onReadAgain, isReading }: ImportReviewProps) {
  return (
    <Section
      title={m.import_result()}
      description={m.import_result_of({ kind: KIND_WORDS[run.kind](), file: run.fileName })}
      actions={<Button onClick={onAnother}>{m.import_another()}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography role="status" variant="h4" component="p">
          {countWords(run.counts)}
        </Typography>
        <ReadingFacts run={run} onReadAgain={onReadAgain} isReading={isReading} />
        {run.applied === null ? <Applying run={run} /> : <Applied run={run} />}
        <ImportedRows run={run} />
      </Box>
    </Section>
  )
}

function Applying({ run }: { run: ImportRun }) {
  const { counts, needsConfirmation } = run
  const [isConfirmed, setConfirmed] = useState(false)
  const [areNumbersConfirmed, setNumbersConfirmed] = useState(false)
  const [areDoubtsConfirmed, setDoubtsConfirmed] = useState(false)
  const { mutateAsync: apply, isPending } = useApplyImport(run.office)
  const act = useAction()
  const hasFaults = counts.faulty > 0
  const isOfPeople = run.kind === 'instructors' || run.kind === 'students'
  const reason =
    needsConfirmation && !isConfirmed
      ? m.import_confirm_reason()
      : run.renumbered > 0 && !areNumbersConfirmed
        ? m.import_numbers_reason()
        : run.doubtful > 0 && !areDoubtsConfirmed
          ? m.import_doubts_reason()
          : null
  const submit = () => {
    const confirmed = {
      confirmed: isConfirmed,
      numbersConfirmed: areNumbersConfirmed,
      doubtsConfirmed: areDoubtsConfirmed,
    }
    return act(() => apply({ importId: run.id, rows: hasFaults ? 'good' : 'all', ...confirmed }), {
      done: m.import_applied(),
    })
  }

  // A list that changes nothing still says that the records are of today.
  if (counts.new + counts.changed === 0 && (run.kind !== 'records' || counts.same === 0)) {
    return (
      <Alert severity={hasFaults ? 'warning' : 'success'}>
        <Typography>{hasFaults ? m.import_only_faults() : m.import_nothing()}</Typography>
        {hasFaults && <FaultsButton run={run} />}
      </Alert>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {hasFaults && (
        <Alert severity="warning">
          <Typography>{m.import_has_faults()}</Typography>
          <FaultsButton run={run} />
        </Alert>
      )}
      {isOfPeople && counts.new > 0 && (
        <Typography>{m.import_invitations({ count: counts.new, rate: INVITATIONS_A_MINUTE })}</Typography>
      )}
      {run.kind === 'records' && counts.new > 0 && (
        <Typography>{m.import_pending({ count: counts.new })}</Typography>
      )}
      {run.kind === 'topics' && counts.new > 0 && (
        <Typography>{m.import_offered({ count: counts.new })}</Typography>
      )}
      {needsConfirmation && (
        <AskedYes label={m.import_confirm()} isGiven={isConfirmed} onChange={setConfirmed}>
          {m.import_confirm_needed()}
        </AskedYes>
      )}
      {run.renumbered > 0 && (
        <AskedYes
          label={m.import_numbers_confirm()}
          isGiven={areNumbersConfirmed}
          onChange={setNumbersConfirmed}
        >
          <NumberChanges run={run} />
        </AskedYes>
      )}
      {run.doubtful > 0 && (
        <AskedYes
          label={m.import_doubts_confirm()}
          isGiven={areDoubtsConfirmed}
          onChange={setDoubtsConfirmed}
        >
          <DoubtfulRows run={run} />
        </AskedYes>
      )}
      <ReasonedButton variant="contained" reason={reason} disabled={isPending} onClick={() => void submit()}>
        {hasFaults ? m.import_apply_good() : m.ui_apply()}
      </ReasonedButton>
    </Box>
  )
}

/** The rows as a workbook in which what is wrong is marked. */
function FaultsButton({ run: { id, office } }: { run: ImportRun }) {
  const errorToast = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFaults(office, id),
    onError: (error) => errorToast(error),
  })
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadOutlined aria-hidden />}
      disabled={isPending}
      onClick={() => mutate()}
      sx={{ mt: 2 }}
    >
      {m.import_faults_file()}
    </Button>
  )
}

function Applied({ run }: { run: ImportRun }) {
  const { id, fileName, applied, undone } = run
  const undo = useUndo(run.office)
  if (applied === null) return null
  if (undone !== null) {
    const { at, rows, kept } = undone
    return <Alert severity="info">{m.import_undone_at({ when: formatClock(at), rows, kept })}</Alert>
  }
  const facts = { when: formatClock(applied.at), until: formatClock(applied.undoUntil) }
  return (
    <Alert
      severity="success"
      action={
        applied.mayUndo && (
          <Button
            size="small"
            color="inherit"
            aria-label={m.import_undo_named({ file: fileName })}
            onClick={() => void undo(id)}
          >
            {m.ui_undo()}
          </Button>
        )
      }
    >
      {applied.rows === 'good' ? m.import_applied_good_at(facts) : m.import_applied_at(facts)}
    </Alert>
  )
}
