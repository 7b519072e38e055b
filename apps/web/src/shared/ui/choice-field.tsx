import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** What choosing it means. */
  hint?: string
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  disabled?: boolean
  error?: boolean
  helperText?: string | undefined
}

/** One of a few, all in sight, each with what it means. */
export function ChoiceField<Value extends string>({
  label,
  value,
  onChange,
  choices,
  ...props
}: ChoiceFieldProps<Value>) {
  const id = useId()
  return (
    <FormControl component="fieldset" error={props.error === true} disabled={props.disabled === true}>
      <FormLabel
        component="legend"
        sx={{ mb: 2, fontWeight: 600, color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        value={value}
        onChange={(_event, chosen) => {
          const choice = choices.find((one) => one.value === chosen)
          if (choice) onChange(choice.value)
        }}
        sx={{ gap: 2 }}
      >
        {choices.map((choice) => (
          <Box
            key={choice.value}
            sx={{
              border: 1,
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              bgcolor: choice.value === value ? 'primary.tint' : 'transparent',
              borderRadius: '8px',
              px: 3,
              py: 1,
            }}
          >
            <FormControlLabel
              value={choice.value}
              control={
                <Radio
                  slotProps={{
                    input: { 'aria-describedby': choice.hint ? `${id}-${choice.value}` : undefined },
                  }}
                />
              }
              label={choice.label}
              sx={{ width: '100%', mr: 0 }}
            />
            {choice.hint && (
              <FormHelperText id={`${id}-${choice.value}`} sx={{ m: 0, mb: 1.5, pl: 7.5 }}>
                {choice.hint}
              </FormHelperText>
            )}
          </Box>
        ))}
      </RadioGroup>
      {props.helperText && <FormHelperText>{props.helperText}</FormHelperText>}
    </FormControl>
  )
}
