import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { StateDrawing } from '../../../shared/ui/state-drawing.tsx'

export const meta = () => pageTitle(m.account_access_denied())

/** The address keeps the spelling of older clients, because they link here. */
export default function AccessDeniedPage() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: { xs: 8, md: 12 }, textAlign: 'center' }}>
      <StateDrawing name="closed" />
      <Typography variant="h1" lang="en" tabIndex={-1}>
        {/* biome-ignore lint/plugin: these very words are shown in every language: docs/regulation.md#access-denied */}
        403: ACCESS DENIED
      </Typography>
      <Typography sx={{ maxWidth: '52ch', color: 'text.secondary' }}>
        {m.account_access_denied_text()}
      </Typography>
      <Button component={Link} to={paths.dashboard()} variant="contained" sx={{ mt: 2 }}>
        {m.errors_go_home()}
      </Button>
    </Box>
  )
}
