import type { Wire } from '@diatrivi/contract/endpoints'
import { compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import { academicYear, academicYearOf } from '@diatrivi/domain/view/statistics/academic-year'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { today } from '../../../shared/format/clock.ts'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { useAct } from '../../../shared/ui/use-act.ts'
import { useIssueSupervision } from './paper.mutations.ts'

interface SupervisionDialogProps {
  person: { username: string; name: string } | null
  onClose: () => void
}

/** The certificate of a period, of the present academic year unless other days are chosen: one press issues and opens it. */
export default function SupervisionDialog({ person, onClose }: SupervisionDialogProps) {
  const id = useId()
  const run = useAct()
  const issue = useIssueSupervision()
  const { firstDay, lastDay } = academicYear(academicYearOf(today()))
  const [from, setFrom] = useState<IsoDate | null>(firstDay)
  const [until, setUntil] = useState<IsoDate | null>(lastDay)
  const isBackwards = from !== null && until !== null && compareDates(until, from) < 0
  const period = from === null || until === null || isBackwards ? null : { from, until }
  const whose = person === null ? {} : { username: person.username }
  const preview = (days: { from: IsoDate; until: IsoDate }) =>
    run(() =>
      download('previewPaper', {
        params: undefined,
        query: { kind: 'supervision', ...whose, ...days },
      }),
    )
  const issueIt = async (days: { from: IsoDate; until: IsoDate }) => {
    const body: NonNullable<Wire<'issuePaper'>['body']> = { kind: 'supervision', ...whose, ...days }
    if (await issue.mutateAsync(body)) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {person === null ? m.paper_kind_supervision() : m.paper_supervision_of({ name: person.name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 5 }}>{m.paper_supervision_text()}</DialogContentText>
        <Box sx={DAYS}>
          <DateField label={m.paper_supervision_from()} value={from} onChange={setFrom} required />
          <DateField
            label={m.paper_supervision_until()}
            value={until}
            onChange={setUntil}
            required
            error={isBackwards}
            helperText={isBackwards ? m.paper_supervision_backwards() : undefined}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="neutral" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button disabled={period === null} onClick={() => period && void preview(period)}>
          {m.paper_preview()}
        </Button>
        <Button
          variant="contained"
          disabled={period === null}
          loading={issue.isPending}
          onClick={() => period && void issueIt(period)}
        >
          {m.paper_issue_verb()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const DAYS = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const
