import { STAFF_CATEGORIES } from '@diatrivi/domain/department/rulebook/rules'
import {
  ABSENCES_MAX,
  categoryOf,
  PRINT_TITLE_MAX,
  STAFF_CATEGORY_NAMES,
} from '@diatrivi/domain/department/staff/staff'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { said } from '../../../shared/format/said.ts'
import { FormDateField } from '../../../shared/forms/form-date-field.tsx'
import { FormSelect, FormTextField } from '../../../shared/forms/form-fields.tsx'
import { RecordDialog } from '../../../shared/forms/record/record-dialog.tsx'
import { AbsenceFields } from './absence-fields.tsx'
import { STAFF_FIELD_OF_WIRE, type StaffMember, toStaffForm } from './staff.mapper.ts'
import { useEditStaff } from './staff.mutations.ts'
import { staffQueries } from './staff.queries.ts'

/** What the office keeps of an instructor: where he or she may sit, what papers print, and when he or she is away. */
export default function StaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const edit = useEditStaff(member)
  const name = fullName(member)
  const byRank = said(STAFF_CATEGORY_NAMES[categoryOf({ category: null, rank: member.rank })])
  return (
    <RecordDialog
      title={name}
      item={member}
      toForm={toStaffForm}
      all={staffQueries.named(name)}
      comparison={async () => (await import('./staff-comparison.ts')).STAFF_COMPARISON}
      fieldOfWire={STAFF_FIELD_OF_WIRE}
      save={edit}
      onClose={onClose}
    >
      <FormSelect
        name="category"
        label={m.staff_category()}
        helperText={m.staff_category_hint()}
        options={[
          { value: '', label: m.staff_category_of_rank({ category: byRank }) },
          ...STAFF_CATEGORIES.map((value) => ({ value, label: said(STAFF_CATEGORY_NAMES[value]) })),
        ]}
      />
      <FormTextField
        name="printTitle"
        label={m.staff_print_title()}
        helperText={m.staff_print_title_hint()}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: PRINT_TITLE_MAX } }}
      />
      <FormDateField
        name="contractEnd"
        label={m.staff_contract_end()}
        helperText={m.staff_contract_end_hint()}
      />
      <AbsenceFields max={ABSENCES_MAX} />
    </RecordDialog>
  )
}
