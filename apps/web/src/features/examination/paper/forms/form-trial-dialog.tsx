import { isAboutSeat } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { download } from '../../../../shared/api/download.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormSelect } from '../../../../shared/forms/form-fields.tsx'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import { paperQueries } from '../paper.queries.ts'
import { KIND_WORDS } from '../paper-words.tsx'
import { FormThesisField, type TriedThesis } from './form-thesis-field.tsx'

interface TrialFormValues {
  thesis: TriedThesis | null
  seatID: string
}

const FIELD_OF_WIRE = { thesisID: 'thesis', seatID: 'seatID' } as const

/** The form filled with a thesis of the department; nothing is issued. */
export default function FormTrialDialog({ kind, onClose }: { kind: PaperKind; onClose: () => void }) {
  const form = useForm<TrialFormValues>({ defaultValues: { thesis: null, seatID: '' } })
  const thesis = form.watch('thesis')
  const needsSeat = isAboutSeat(kind)
  const { data: papers } = useQuery({
    ...paperQueries.ofThesis(thesis?.id ?? 0),
    enabled: needsSeat && thesis !== null,
  })
  const seats = papers?.kinds.find((one) => one.kind === kind)?.seats ?? []
  const opening = useApiMutation({
    mutationFn: ({ thesisID, seatID }: { thesisID: number; seatID: string }) => {
      const query = { kind, thesisID: String(thesisID), ...(seatID !== '' && { seatID }) }
      return download('previewPaper', { params: undefined, query: { ...query, format: 'docx' } })
    },
  })
  return (
    <FormDialog
      title={m.paper_form_try_named({ kind: KIND_WORDS[kind]() })}
      form={form}
      fieldOfWire={FIELD_OF_WIRE}
      pending={opening.isPending}
      pendingLabel={m.paper_form_try_open()}
      error={opening.error}
      submitLabel={m.paper_form_try_open()}
      cancelLabel={m.control_close()}
      isDropped
      onClose={onClose}
      onSubmit={({ seatID }) => {
        if (thesis === null || (needsSeat && seatID === '')) return
        opening.mutate({ thesisID: thesis.id, seatID })
      }}
    >
      <DialogContentText>{m.paper_form_try_text()}</DialogContentText>
      <FormThesisField
        name="thesis"
        label={m.paper_form_try_thesis()}
        helperText={m.paper_form_try_hint()}
        onChosen={() => form.setValue('seatID', '')}
      />
      {seats.length > 0 && (
        <FormSelect
          name="seatID"
          label={m.paper_member()}
          required
          options={seats.map(({ seatID, memberName }) => ({ value: String(seatID), label: memberName }))}
        />
      )}
      {needsSeat && papers !== undefined && seats.length === 0 && (
        <Alert severity="warning">{m.paper_form_try_no_member()}</Alert>
      )}
      <Alert severity="info">{m.paper_form_try_missing()}</Alert>
    </FormDialog>
  )
}
