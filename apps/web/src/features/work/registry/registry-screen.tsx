import Box from '@mui/material/Box'
import { RegistryFiles } from './registry-files.tsx'
import { RegistryResults } from './registry-results.tsx'

/** What the student register is to be sent, and what it was sent. */
export function RegistryScreen() {
  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: 900 }}>
      <RegistryResults />
      <RegistryFiles />
    </Box>
  )
}
