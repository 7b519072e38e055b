import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import { registryQueries } from './registry.queries.ts'
import { RegistryFiles } from './registry-files.tsx'
import { RegistryResults, useShownResults } from './registry-results.tsx'

/** What the student register is to be sent, and what it was sent. Both at once, so that neither moves the other. */
export function RegistryScreen() {
  const shown = useShownResults()
  const waits = [
    useQuery(shown.query),
    useQuery(registryQueries.incompleteCount()),
    useQuery(registryQueries.files(1)),
  ]
  if (waits.some(({ isPending }) => isPending)) return <ListSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <RegistryResults {...shown} />
      <RegistryFiles />
    </Box>
  )
}
