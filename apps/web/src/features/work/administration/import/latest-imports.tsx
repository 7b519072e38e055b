import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import { EarlierImport } from './earlier-import.tsx'
import { importQueries } from './import.queries.ts'

const SHOWN = 3

/** The last files that administrators brought; all of them stand on the page of the import. */
export function LatestImports() {
  const {
    data: { runs },
  } = useSuspenseQuery(importQueries('administrator').runs(1))
  return (
    <Section
      title={m.import_latest()}
      actions={
        <Link component={RouterLink} to={paths.administrator.import()} sx={LONE_LINK}>
          {m.menu_import()}
        </Link>
      }
    >
      {runs.length === 0 ? (
        <EmptyState text={m.import_earlier_empty()} isSmall />
      ) : (
        <Box component="ul" aria-label={m.import_latest()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {runs.slice(0, SHOWN).map((run) => (
            <EarlierImport key={run.id} run={run} />
          ))}
        </Box>
      )}
    </Section>
  )
}
