import { m } from '../../../paraglide/messages.js'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'

/** The fields `firstName` and `surname` of a form. */
export function NameFields() {
  return (
    <>
      <FormTextField
        name="firstName"
        label={m.field_first_name()}
        autoComplete="given-name"
        required={m.profile_first_name_required()}
      />
      <FormTextField
        name="surname"
        label={m.field_surname()}
        autoComplete="family-name"
        required={m.profile_surname_required()}
      />
    </>
  )
}
