import Alert from '@mui/material/Alert'
import { m } from '../../../paraglide/messages.js'
import { formatAppointment } from '../../../shared/format/moments.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'
import type { OwnSeat } from './committee.mapper.ts'

type OtherExamination = NonNullable<OwnSeat['busy']>

/** Says that another examination needs the reader at the hour of this one. Nothing where none does. */
export function BusyWarning({ busy }: { busy: OtherExamination | undefined }) {
  return busy === undefined ? null : <Alert severity="warning">{busyWords(busy)}</Alert>
}

export function busyWords({ startsAt }: OtherExamination): string {
  return m.committee_busy_own({ moment: formatAppointment(toClockText(startsAt)) })
}
