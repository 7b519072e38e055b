import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'
import { HintLines } from './hint-lines.tsx'

interface FieldGroupProps {
  label: string
  problem: string | undefined
  hint: readonly string[]
  children: ReactNode
}

/** Several fields that make one setting. */
export function FieldGroup({ label, problem, hint, children }: FieldGroupProps) {
  const id = useId()
  return (
    <FormControl component="fieldset" error={problem !== undefined} aria-describedby={`${id}-below`}>
      <FormLabel component="legend" sx={{ fontWeight: 600, mb: 2 }}>
        {label}
      </FormLabel>
      {children}
      <FormHelperText id={`${id}-below`} sx={{ mx: 0, mt: 2 }} component="div">
        {problem !== undefined && <Box>{problem}</Box>}
        <HintLines lines={hint} />
      </FormHelperText>
    </FormControl>
  )
}

/** Small fields side by side, below each other where there is no room. */
export const ENTRY = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  mb: 3,
  '& > .MuiTextField-root': { flex: '1 1 110px', minWidth: 0 },
  '& > .MuiTextField-root:first-of-type': { flex: '3 1 180px' },
} as const
