import { REASON_MAX, URL_MAX } from '@diatrivi/contract/limits'
import type { TopicGroup } from '@diatrivi/contract/view/process/process.schemas'
import {
  EXAMINATION_MINUTES_MAX,
  EXAMINATION_MINUTES_MIN,
  EXAMINATION_PLACE_MAX,
} from '@diatrivi/domain/examination/examination/examination'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import { LANGUAGES, type Language } from '@diatrivi/domain/shared/language'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { isLinked, LinkedChoice } from '../../../entities/process/linked-choice.tsx'
import { m } from '../../../paraglide/messages.js'
import { now, today } from '../../../shared/format/clock.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { DateField } from '../../../shared/ui/date-field.tsx'
import { ClashHint } from './clash-hint.tsx'
import { useMove, usePlan } from './examination.mutations.ts'
import type { Current, Examination } from './examination.queries.ts'

interface PlanDialogProps {
  thesisId: number
  examination: Examination
  group: TopicGroup | null
  /** The examination that is moved; null where one is planned. */
  moved: Current | null
  /** The date of the poll that was chosen, `2026-06-24 12:00`. */
  chosen: string | null
  onClose: () => void
}

const LANGUAGE_WORDS: Record<Language, () => string> = {
  el: m.examination_language_el,
  en: m.examination_language_en,
}

/** Day, hour and place of an examination; who is busy then is said at once. */
export function PlanDialog({ thesisId, examination, group, moved, chosen, onClose }: PlanDialogProps) {
  const id = useId()
  const plan = usePlan(thesisId)
  const move = useMove()
  const { rules, firstDay, may } = examination
  const before = moved === null ? chosen : toClockText(moved.startsAt)
  const [date, setDate] = useState<IsoDate | null>(
    before === null ? toDay(firstDay) : (before.slice(0, 10) as IsoDate),
  )
  const [time, setTime] = useState(before?.slice(11) ?? '12:00')
  const [minutes, setMinutes] = useState(String(moved?.minutes ?? rules.minutes))
  const [place, setPlace] = useState(moved?.place ?? '')
  const [askedPlace, setAskedPlace] = useState(place)
  const [link, setLink] = useState(moved?.link ?? '')
  const [isPublic, setPublic] = useState(moved?.isPublic ?? rules.isPublic)
  const [language, setLanguage] = useState<Language>(moved?.language ?? 'el')
  const [reason, setReason] = useState('')
  const [allAgree, setAllAgree] = useState(false)
  const [overrideReason, setOverrideReason] = useState('')
  const [linked, setLinked] = useState(isLinked(group))
  const [isTried, setTried] = useState(false)

  const long = Number(minutes)
  const isLong = Number.isInteger(long) && long >= EXAMINATION_MINUTES_MIN && long <= EXAMINATION_MINUTES_MAX
  const timeTrouble = troubleWith(date, time)
  const isNowhere = place.trim() === '' && link.trim() === ''
  const isWithoutReason = moved !== null && reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (date === null || timeTrouble !== null || !isLong || isNowhere || isWithoutReason) return
    const body = {
      date,
      time,
      minutes: long,
      place: place.trim(),
      link: link.trim(),
      isPublic,
      language,
      overrideReason: overrideReason.trim(),
      linked,
    }
    const isDone =
      moved === null
        ? await plan.mutateAsync(body)
        : await move.mutateAsync({ its: moved, body: { ...body, reason: reason.trim(), allAgree } })
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{moved === null ? m.examination_plan() : m.examination_move()}</DialogTitle>
        <DialogContent>
          <Box sx={GRID}>
            <DateField
              label={m.examination_field_date()}
              value={date}
              min={toDay(firstDay)}
              onChange={setDate}
              required
              isAppointment
              error={isTried && date === null}
              helperText={isTried && date === null ? m.ui_required() : undefined}
            />
            <TextField
              type="time"
              label={m.examination_field_time()}
              value={time}
              onChange={(event) => setTime(event.target.value)}
              required
              error={(isTried || time !== '') && timeTrouble !== null}
              helperText={isTried || time !== '' ? timeTrouble : undefined}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              label={m.examination_field_minutes()}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
              required
              error={!isLong}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
            />
            <TextField
              select
              label={m.examination_field_language()}
              value={language}
              onChange={(event) => setLanguage(event.target.value as Language)}
            >
              {LANGUAGES.map((one) => (
                <MenuItem key={one} value={one}>
                  {LANGUAGE_WORDS[one]()}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={m.examination_field_place()}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              onBlur={() => setAskedPlace(place)}
              error={isTried && isNowhere}
              helperText={isTried && isNowhere ? m.examination_place_or_link() : undefined}
              sx={WIDE}
              slotProps={{ htmlInput: { maxLength: EXAMINATION_PLACE_MAX } }}
            />
            {date !== null && timeTrouble === null && isLong && (
              <Box sx={WIDE}>
                <ClashHint thesisId={thesisId} wanted={{ date, time, minutes: long, place: askedPlace }} />
              </Box>
            )}
            <TextField
              type="url"
              label={m.examination_field_link()}
              value={link}
              onChange={(event) => setLink(event.target.value)}
              sx={WIDE}
              slotProps={{ htmlInput: { maxLength: URL_MAX } }}
            />
            <FormControlLabel
              sx={WIDE}
              control={<Checkbox checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />}
              label={m.examination_field_public()}
            />
            {moved !== null && (
              <TextField
                label={m.examination_field_reason()}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                required
                multiline
                error={isTried && isWithoutReason}
                helperText={isTried && isWithoutReason ? m.ui_required() : undefined}
                sx={WIDE}
                slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
              />
            )}
            {moved?.state === 'announced' && rules.noticeDays > 0 && (
              <FormControlLabel
                sx={WIDE}
                control={
                  <Checkbox checked={allAgree} onChange={(event) => setAllAgree(event.target.checked)} />
                }
                label={m.examination_field_agree()}
              />
            )}
            <LinkedChoice group={group} isChosen={linked} onChange={setLinked} />
            {may.override && (
              <TextField
                label={m.examination_field_override()}
                value={overrideReason}
                onChange={(event) => setOverrideReason(event.target.value)}
                multiline
                sx={WIDE}
                slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
              />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="neutral" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" variant="contained" loading={plan.isPending || move.isPending}>
            {m.examination_save()}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** A day that is past is refused with the first that can be chosen; of today only the hours to come can. */
function troubleWith(date: IsoDate | null, time: string): string | null {
  if (time === '') return m.ui_required()
  if (date === null) return null
  const moment = athensMinute(date, time)
  if (moment === null) return m.examination_time_skipped()
  return date === today() && moment < now() ? m.examination_time_past() : null
}

const WIDE = { gridColumn: '1 / -1' } as const
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 4,
  pt: 2,
} as const
