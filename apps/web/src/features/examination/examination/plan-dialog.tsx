import { REASON_MAX, URL_MAX } from '@diatrivi/contract/limits'
import { EXAMINATION_PLACE_MAX } from '@diatrivi/domain/examination/examination/examination'
import { LANGUAGES, type Language } from '@diatrivi/domain/shared/language'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormLinkedChoice } from '../../../entities/process/form-linked-choice.tsx'
import type { CurrentExamination, Examination, TopicGroup } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { readTime } from '../../../shared/format/typed-time.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { FormCheckbox } from '../../../shared/forms/form-checkbox.tsx'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormTimeField } from '../../../shared/forms/form-time-field.tsx'
import { ClashHint } from './clash-hint.tsx'
import { DayWarnings } from './day-warnings.tsx'
import { useMove, usePlan } from './examination.mutations.ts'
import { examinationQueries } from './examination.queries.ts'
import {
  type PlanFormValues,
  toMoveBody,
  toPlanBody,
  toPlanForm,
  wrongMinutes,
  wrongTime,
} from './plan-form.ts'

interface PlanDialogProps {
  thesisId: number
  examination: Examination
  group: TopicGroup | null
  /** The examination that is moved; null where one is planned. */
  moved: CurrentExamination | null
  /** The date of the poll that was chosen, `2026-06-24 12:00`. */
  chosen: string | null
  onClose: () => void
}

const LANGUAGE_WORDS: Record<Language, () => string> = {
  el: m.field_greek,
  en: m.field_english,
}

/** Day, hour and place of an examination; who is busy then is said at once. */
export function PlanDialog({ thesisId, group, moved, onClose, ...planned }: PlanDialogProps) {
  const plan = usePlan(thesisId)
  const move = useMove()
  const saving = moved === null ? plan : move
  const { firstDay } = planned.examination
  const form = useForm<PlanFormValues>({ defaultValues: toPlanForm({ ...planned, group, moved }) })
  const [date, time, minutes] = form.watch(['date', 'time', 'minutes'])
  const { place, reason, allAgree, overrideReason } = form.getValues()
  const [askedPlace, setAskedPlace] = useState(place)
  const placesId = useId()
  const { data: places = [] } = useQuery(examinationQueries.places(thesisId))
  const timeError = wrongTime(date, time)
  const minutesError = wrongMinutes(minutes)
  const save = (values: PlanFormValues) =>
    moved === null
      ? plan.mutateAsync(toPlanBody(values))
      : move.mutateAsync({ its: moved, body: toMoveBody(values) })
  return (
    <FormDialog
      title={moved === null ? m.examination_plan() : m.examination_move()}
      form={form}
      pending={saving.isPending}
      error={saving.error}
      submitLabel={m.ui_save()}
      onClose={onClose}
      onSubmit={(values) => onceDone(save(values), onClose)}
    >
      <Box sx={GRID}>
        <FormDateField
          name="date"
          label={m.examination_field_date()}
          min={toDay(firstDay)}
          required
          isAppointment
          deps={['time']}
        />
        <FormTimeField
          name="time"
          label={m.examination_field_time()}
          required
          rules={{ moment: (value, values) => wrongTime(values.date, String(value)) ?? true }}
          typingError={(readTime(time) !== null && timeError) || undefined}
        />
        <FormTextField
          name="minutes"
          label={m.examination_field_minutes()}
          required
          rules={{ minutes: (value) => wrongMinutes(String(value)) ?? true }}
          typingError={minutesError ?? undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
        />
        <FormSelect
          name="language"
          label={m.examination_field_language()}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_WORDS[value]() }))}
        />
        <Box sx={PLACE} onBlur={() => setAskedPlace(form.getValues('place'))}>
          <FormTextField
            name="place"
            label={m.field_place()}
            rules={{ somewhere: isSomewhere }}
            slotProps={{ htmlInput: { maxLength: EXAMINATION_PLACE_MAX, list: placesId } }}
          />
          <datalist id={placesId}>
            {places.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Box>
        <Box sx={WIDE} role="status">
          <DayWarnings examination={planned.examination} day={date} />
        </Box>
        {date !== null && timeError === null && minutesError === null && (
          <Box sx={WIDE}>
            <ClashHint
              thesisId={thesisId}
              wanted={{ date, time: readTime(time) ?? time, minutes: Number(minutes), place: askedPlace }}
            />
          </Box>
        )}
        <FormTextField
          name="link"
          type="url"
          label={m.examination_field_link()}
          deps={['place']}
          sx={WIDE}
          slotProps={{ htmlInput: { maxLength: URL_MAX } }}
        />
        <FormCheckbox name="isPublic" label={m.examination_field_public()} sx={WIDE} />
        {reason !== undefined && (
          <FormTextField
            name="reason"
            label={m.field_reason()}
            required
            multiline
            sx={WIDE}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        )}
        {allAgree !== undefined && (
          <FormCheckbox name="allAgree" label={m.examination_field_agree()} sx={WIDE} />
        )}
        <FormLinkedChoice group={group} />
        {overrideReason !== undefined && (
          <FormTextField
            name="overrideReason"
            label={m.examination_field_override()}
            multiline
            sx={WIDE}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        )}
      </Box>
    </FormDialog>
  )
}

const isSomewhere = (_place: unknown, { place, link }: Partial<PlanFormValues>) =>
  `${place}${link}`.trim() !== '' || m.examination_place_or_link()

const WIDE = { gridColumn: '1 / -1' } as const
const PLACE = { ...WIDE, display: 'grid' } as const
const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 4,
} as const
