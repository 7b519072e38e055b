import Box from '@mui/material/Box'
import { Outlet } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { ConnectionBanner } from '../providers/connection-banner.tsx'
import { BandArtwork } from './band-artwork.tsx'
import { Footer } from './footer.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** One column on paper; on wide screens the band of artwork beside it. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <ConnectionBanner top={0} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(420px, 5fr) minmax(0, 6fr)' },
          minHeight: '100dvh',
        }}
      >
        <Box sx={{ display: 'grid', justifyContent: 'center', px: { xs: 5, sm: 8 }, pt: { xs: 3, md: 6 } }}>
          <Box sx={{ display: 'flex', flexDirection: 'column', width: 'min(440px, 100vw - 40px)' }}>
            <Box
              component="header"
              sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
            >
              <Wordmark to={paths.home()} size="page" />
              <PreferencesMenu />
            </Box>
            <Box
              component="main"
              id={CONTENT_ID}
              tabIndex={-1}
              sx={{
                flex: 1,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                // Not centred, because a message that appears in the form would push its heading up.
                alignContent: 'start',
                pt: { xs: 8, md: 'clamp(40px, 15dvh, 160px)' },
                pb: { xs: 8, md: 10 },
              }}
            >
              <div>
                <Outlet />
              </div>
            </Box>
            <Footer />
          </Box>
        </Box>
        <BandArtwork />
      </Box>
    </>
  )
}
