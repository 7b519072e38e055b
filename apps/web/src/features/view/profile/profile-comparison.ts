import { mergeTags } from '@diatrivi/domain/institution/keyword/keyword'
import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import { m } from '../../../paraglide/messages.js'
import type { Comparison } from '../../../shared/forms/conflict/compared-field.ts'
import { formOfAddressWord } from './form-of-address-field.tsx'
import type { ProfileFormValues } from './profile-form.mapper.ts'

/** The CV is left out, because a chosen file cannot conflict. */
export const PROFILE_COMPARISON: Comparison<ProfileFormValues> = {
  firstName: { label: m.field_first_name, read: ({ firstName }) => firstName },
  surname: { label: m.field_surname, read: ({ surname }) => surname },
  formOfAddress: {
    label: m.profile_form_of_address,
    read: ({ formOfAddress }) => formOfAddressWord(formOfAddress),
  },
  email: { label: m.field_email, read: ({ email }) => email },
  tags: {
    label: m.profile_interests,
    read: ({ tags }) => mergeTags(tags).toSorted(compareGreek).join(', '),
  },
  isPublic: {
    label: m.profile_public,
    read: ({ isPublic }) => (isPublic ? m.ui_yes() : m.ui_no()),
  },
}
