import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { SxProps } from '@mui/material/styles'
import { useId } from 'react'
import { type FormFieldProps, useField } from './form-fields.tsx'

interface FormCheckboxProps extends Omit<FormFieldProps, 'required' | 'rules'> {
  sx?: SxProps
}

/** What holds or does not hold of all that the form saves; `FormSwitch` is for what is switched on and off. */
export function FormCheckbox({ name, label, helperText, disabled, sx = {} }: FormCheckboxProps) {
  const id = useId()
  const { field, problem } = useField({ name })
  const help = problem ?? helperText
  return (
    <FormControl error={problem !== undefined} sx={sx}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={Boolean(field.value)}
            disabled={disabled === true}
            onChange={(_event, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': help ? id : undefined,
                'aria-invalid': problem !== undefined,
              },
            }}
          />
        }
      />
      {help && <FormHelperText id={id}>{help}</FormHelperText>}
    </FormControl>
  )
}
