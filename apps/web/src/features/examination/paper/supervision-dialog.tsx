import type { Wire } from '@diatrivi/contract/endpoints'
import { PAPER_KIND_NAMES } from '@diatrivi/domain/examination/paper/paper-names'
import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import { academicYear, academicYearOf } from '@diatrivi/domain/view/statistics/academic-year'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { today } from '../../../shared/format/clock.ts'
import { said } from '../../../shared/format/said.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import { useIssueSupervision } from './paper.mutations.ts'

interface SupervisionDialogProps {
  person: { username: string; name: string } | null
  onClose: () => void
}

interface Period {
  from: IsoDate | null
  until: IsoDate | null
}

/** The certificate of a period, of the present academic year unless other days are chosen: one press issues and opens it. */
export default function SupervisionDialog({ person, onClose }: SupervisionDialogProps) {
  const run = useAction()
  const issue = useIssueSupervision()
  const { firstDay, lastDay } = academicYear(academicYearOf(today()))
  const form = useForm<Period>({ defaultValues: { from: firstDay, until: lastDay } })
  const [from, until] = form.watch(['from', 'until'])
  const isBackwards = from !== null && until !== null && compareDates(until, from) < 0
  const whose = person === null ? {} : { username: person.username }
  const certificate: NonNullable<Wire<'issuePaper'>['body']> | null =
    from === null || until === null || isBackwards ? null : { kind: 'supervision', ...whose, from, until }
  const preview = () =>
    from !== null &&
    until !== null &&
    run(() =>
      download('previewPaper', {
        params: undefined,
        query: { kind: 'supervision', ...whose, from, until },
      }),
    )
  return (
    <FormDialog
      title={
        person === null ? said(PAPER_KIND_NAMES.supervision) : m.paper_supervision_of({ name: person.name })
      }
      form={form}
      pending={issue.isPending}
      error={issue.error}
      submitLabel={m.paper_issue_verb()}
      button={{ disabled: certificate === null }}
      actions={
        <Button disabled={certificate === null} onClick={() => void preview()}>
          {m.paper_preview()}
        </Button>
      }
      isDropped
      onClose={onClose}
      onSubmit={() => certificate && onceDone(issue.mutateAsync(certificate), onClose)}
    >
      <DialogContentText>{m.paper_supervision_text()}</DialogContentText>
      <Box sx={DAYS}>
        <FormDateField name="from" label={m.field_from()} required />
        <FormDateField
          name="until"
          label={m.field_until()}
          required
          typingError={isBackwards ? m.paper_supervision_backwards() : undefined}
        />
      </Box>
    </FormDialog>
  )
}

const DAYS = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const
