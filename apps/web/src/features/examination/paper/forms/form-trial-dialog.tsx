import { isAboutSeat } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { download } from '../../../../shared/api/download.ts'
import { said } from '../../../../shared/format/said.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormSelect } from '../../../../shared/forms/form-fields.tsx'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import { type Trial, toTrialQuery } from '../paper.mapper.ts'
import { paperQueries } from '../paper.queries.ts'
import { FormThesisField, type TriedThesis } from './form-thesis-field.tsx'

interface TrialFormValues {
  thesis: TriedThesis | null
  seatId: string
}

/** The form filled with a thesis of the department; nothing is issued. */
export default function FormTrialDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const form = useForm<TrialFormValues>({ defaultValues: { thesis: null, seatId: '' } })
  const thesis = form.watch('thesis')
  const needsSeat = isAboutSeat(kind)
  const { data: papers } = useQuery({
    ...paperQueries.ofThesis(thesis?.id ?? 0),
    enabled: needsSeat && thesis !== null,
  })
  const seats = papers?.kinds.find((one) => one.kind === kind)?.seats ?? []
  const opening = useApiMutation({
    mutationFn: (trial: Trial) => download('previewPaper', { params: undefined, query: toTrialQuery(trial) }),
  })
  return (
    <FormDialog
      title={m.paper_form_try_named({ kind: said(PAPER_KIND_NAMES[kind]) })}
      form={form}
      pending={opening.isPending}
      pendingLabel={m.paper_form_try_open()}
      error={opening.error}
      submitLabel={m.paper_form_try_open()}
      cancelLabel={m.control_close()}
      isDropped
      onClose={onClose}
      onSubmit={({ seatId }) => {
        if (thesis === null || (needsSeat && seatId === '')) return
        opening.mutate({ kind, thesisId: thesis.id, seatId })
      }}
    >
      <DialogContentText>{m.paper_form_try_text()}</DialogContentText>
      <FormThesisField
        name="thesis"
        label={m.field_thesis()}
        helperText={m.paper_form_try_hint()}
        onChosen={() => form.setValue('seatId', '')}
      />
      {seats.length > 0 && (
        <FormSelect
          name="seatId"
          label={m.paper_member()}
          required
          options={seats.map(({ id, memberName }) => ({ value: String(id), label: memberName }))}
        />
      )}
      {needsSeat && papers !== undefined && seats.length === 0 && (
        <Alert severity="warning">{m.paper_form_try_no_member()}</Alert>
      )}
      <Alert severity="info">{m.paper_form_try_missing()}</Alert>
    </FormDialog>
  )
}
