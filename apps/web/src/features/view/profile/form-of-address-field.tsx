import { seatRoleNameFor } from '@diatrivi/domain/examination/committee/committee-words'
import {
  FORM_OF_ADDRESS_NAMES,
  FORMS_OF_ADDRESS,
  type FormOfAddress,
} from '@diatrivi/domain/people/account/form-of-address'
import { rankNameFor } from '@diatrivi/domain/people/account/rank-names'
import { roleNameFor } from '@diatrivi/domain/people/account/role'
import { useWatch } from 'react-hook-form'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { said } from '../../../shared/format/said.ts'
import { FormSelect } from '../../../shared/forms/form-fields.tsx'
import type { ProfileFormValues } from './profile-form.mapper.ts'

type Address = Pick<Profile, 'role' | 'rank'>

/** Says what papers call the person as the field stands. */
export function FormOfAddressField({ role, rank }: Address) {
  const chosen = useWatch<ProfileFormValues, 'formOfAddress'>({ name: 'formOfAddress' })
  return (
    <FormSelect
      name="formOfAddress"
      label={m.profile_form_of_address()}
      helperText={
        <>
          {m.profile_form_of_address_help()}{' '}
          <span lang="el">«{greekWordsOf({ role, rank }, chosen === '' ? null : chosen)}»</span>
        </>
      }
      options={(['', ...FORMS_OF_ADDRESS] as const).map((value) => ({
        value,
        label: formOfAddressWord(value),
      }))}
    />
  )
}

export function formOfAddressWord(form: ProfileFormValues['formOfAddress']): string {
  return form === '' ? m.profile_form_of_address_none() : said(FORM_OF_ADDRESS_NAMES[form])
}

/** In Greek whatever the reader's language is, because papers are Greek. */
function greekWordsOf({ role, rank }: Address, form: FormOfAddress | null): string {
  const names =
    role === 'instructor'
      ? [seatRoleNameFor('supervisor', form), ...(rank === null ? [] : [rankNameFor(rank, form)])]
      : [roleNameFor(role, form)]
  return names.map(([greek]) => greek).join(', ')
}
