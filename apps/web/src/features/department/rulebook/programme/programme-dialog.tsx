import { COURSE_CODE_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { PROGRAMME_KINDS, PROGRAMME_LEVELS } from '@diatrivi/domain/department/rulebook/programme'
import { m } from '../../../../paraglide/messages.js'
import { FormSelect, FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../../shared/forms/record/record-dialog.tsx'
import { PROGRAMME_FIELD_OF_WIRE, toProgrammeForm } from '../programme-form.ts'
import type { Programme } from '../rulebook.mapper.ts'
import { useSaveProgramme } from '../rulebook.mutations.ts'
import { rulebookQueries } from '../rulebook.queries.ts'
import { KIND_WORDS, LEVEL_WORDS } from '../rulebook-words.ts'

interface ProgrammeDialogProps {
  departmentId: number
  /** Null for a new one. */
  item: Programme | null
  onClose: () => void
}

const ECTS_MAX = 120

const isEcts = (value: unknown) => {
  const text = String(value).trim()
  const isRight = text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= ECTS_MAX)
  return isRight || m.rulebook_out_of_range({ min: 1, max: ECTS_MAX })
}

export default function ProgrammeDialog({ departmentId, item, onClose }: ProgrammeDialogProps) {
  const save = useSaveProgramme(departmentId)
  return (
    <RecordDialog
      title={item ? m.programme_edit() : m.programme_add()}
      item={item}
      toForm={toProgrammeForm}
      all={rulebookQueries.programmes(departmentId)}
      comparison={async () => (await import('./programme-comparison.ts')).PROGRAMME_COMPARISON}
      fieldOfWire={PROGRAMME_FIELD_OF_WIRE}
      save={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label={m.field_name()}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormTextField
        name="nameEnglish"
        label={m.programme_name_english()}
        helperText={m.programme_name_english_hint()}
        slotProps={{ htmlInput: { maxLength: NAME_MAX, lang: 'en' } }}
      />
      <FormSelect
        name="level"
        label={m.programme_level()}
        required
        options={PROGRAMME_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value]() }))}
      />
      <FormSelect
        name="kind"
        label={m.programme_kind()}
        helperText={m.programme_kind_hint()}
        required
        options={PROGRAMME_KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
      />
      <FormTextField
        name="ects"
        label={m.programme_ects()}
        rules={{ ects: isEcts }}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormTextField
        name="courseCode"
        label={m.programme_course_code()}
        helperText={m.programme_course_code_hint()}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: COURSE_CODE_MAX } }}
      />
    </RecordDialog>
  )
}
