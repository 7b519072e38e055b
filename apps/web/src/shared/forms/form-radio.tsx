import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { type FormFieldProps, useField } from './form-fields.tsx'

interface FormRadioProps extends Omit<FormFieldProps, 'required' | 'rules'> {
  /** Each option may have a sentence that says what choosing it means. */
  options: readonly { value: string; label: string; hint?: string | undefined }[]
}

/** A choice of a few, all in sight. */
export function FormRadio({ name, label, helperText, options, disabled }: FormRadioProps) {
  const id = useId()
  const { field, problem } = useField({ name })
  const { ref, ...input } = field
  const below = problem ?? helperText
  return (
    <FormControl error={problem !== undefined} disabled={disabled === true}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup
        {...input}
        aria-labelledby={id}
        aria-describedby={below && `${id}-below`}
        aria-invalid={problem !== undefined}
      >
        {options.map((option, index) => (
          <Box key={option.value}>
            <FormControlLabel
              value={option.value}
              control={
                <Radio
                  slotProps={{
                    input: {
                      // The first option gets the focus when the choice is refused.
                      ref: index === 0 ? ref : null,
                      'aria-describedby': option.hint && `${id}-${option.value}`,
                    },
                  }}
                />
              }
              label={option.label}
              sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 2 } }}
            />
            {option.hint && (
              <FormHelperText id={`${id}-${option.value}`} error={false} sx={{ mt: 0, ml: 8 }}>
                {option.hint}
              </FormHelperText>
            )}
          </Box>
        ))}
      </RadioGroup>
      {below && <FormHelperText id={`${id}-below`}>{below}</FormHelperText>}
    </FormControl>
  )
}
