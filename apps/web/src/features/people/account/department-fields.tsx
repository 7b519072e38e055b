import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { useField } from '../../../shared/forms/form-fields.tsx'
import type { InstitutionChoice, RegistrationValues } from './account.mapper.ts'

/** First the institution, then one of its departments; both are found by typing, accents or none. */
export function DepartmentFields({ institutions }: { institutions: readonly InstitutionChoice[] }) {
  const { setValue } = useFormContext<RegistrationValues>()
  const institution = useWatch<RegistrationValues, 'institution'>({ name: 'institution' })
  return (
    <>
      <PlaceField
        name="institution"
        label={m.account_choose_institution()}
        required={m.account_institution_required()}
        options={institutions}
        onChosen={() => setValue('department', null)}
      />
      <PlaceField
        name="department"
        label={m.account_choose_department()}
        required={m.account_department_required()}
        options={institution?.departments ?? []}
        helperText={institution === null ? m.account_institution_first() : undefined}
        isDisabled={institution === null}
      />
    </>
  )
}

interface Place {
  id: number
  name: string
}

interface PlaceFieldProps {
  name: 'institution' | 'department'
  label: string
  required: string
  options: readonly Place[]
  helperText?: string | undefined
  isDisabled?: boolean
  onChosen?: () => void
}

function PlaceField({
  name,
  label,
  required,
  options,
  helperText,
  isDisabled = false,
  onChosen,
}: PlaceFieldProps) {
  const { field, problem } = useField({ name, required })
  return (
    <Autocomplete<Place>
      options={[...options]}
      value={field.value}
      disabled={isDisabled}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all, { inputValue }) =>
        all.filter((place) => foldGreek(place.name).includes(foldGreek(inputValue.trim())))
      }
      onChange={(_event, chosen) => {
        field.onChange(chosen)
        onChosen?.()
      }}
      onBlur={field.onBlur}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          inputRef={field.ref}
          error={problem !== undefined && !isDisabled}
          helperText={isDisabled ? helperText : (problem ?? helperText)}
        />
      )}
    />
  )
}
