import { RULEBOOK_TITLE_MAX } from '@diatrivi/contract/limits'
import { PRESETS } from '@diatrivi/domain/department/rulebook/presets'
import { academicYear, academicYearOf } from '@diatrivi/domain/view/statistics/academic-year'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { today } from '../../../shared/format/clock.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { DRAFT_FIELD_OF_WIRE, type Programme, type Rulebook } from './rulebook.mapper.ts'
import { useDraftRulebook } from './rulebook.mutations.ts'
import { PRESET_WORDS } from './rulebook-words.ts'

interface DraftDialogProps {
  departmentId: number
  programmes: readonly Programme[]
  books: readonly Rulebook[]
  onDrafted: (id: number) => void
  onClose: () => void
}

/** The select has texts only; an empty one is every programme without a book of its own. */
interface FormValues {
  title: string
  inForceFrom: `${number}-${number}-${number}` | null
  programme: string
  from: string
}

export default function DraftDialog({
  departmentId,
  programmes,
  books,
  onDrafted,
  onClose,
}: DraftDialogProps) {
  const draft = useDraftRulebook(departmentId)
  const form = useForm<FormValues>({
    defaultValues: {
      title: m.rulebook_new_title(),
      inForceFrom: academicYear(academicYearOf(today()) + 1).firstDay,
      programme: '',
      from: 'bachelor',
    },
  })
  const titles = books.map((book) => ({ value: String(book.id), label: book.title }))
  return (
    <FormDialog
      title={m.rulebook_add()}
      form={form}
      fieldOfWire={DRAFT_FIELD_OF_WIRE}
      pending={draft.isPending}
      error={draft.error}
      submitLabel={m.rulebook_draft()}
      onClose={onClose}
      onSubmit={({ programme, ...values }) =>
        onceDone(
          draft.mutateAsync({ ...values, programmeId: programme === '' ? null : Number(programme) }),
          onDrafted,
        )
      }
    >
      <FormTextField
        name="title"
        label={m.word_title()}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: RULEBOOK_TITLE_MAX } }}
      />
      <FormDateField
        name="inForceFrom"
        label={m.rulebook_in_force_from()}
        helperText={m.rulebook_in_force_from_hint()}
        required
      />
      {programmes.length > 0 && (
        <FormSelect
          name="programme"
          label={m.rulebook_programme()}
          options={[
            { value: '', label: m.rulebook_all_programmes() },
            ...programmes.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
      <FormSelect
        name="from"
        label={m.rulebook_from()}
        helperText={m.rulebook_from_hint()}
        options={[...PRESETS.map((value) => ({ value, label: PRESET_WORDS[value]() })), ...titles]}
      />
    </FormDialog>
  )
}
