import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { TOP_BAR_HEIGHT } from '../../shared/ui/measures.ts'
import { Footer } from './footer.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of pages that are open to all, signed in or not. */
export function OpenFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar home={paths.home()} />
      <NavigationProgress />
      <Container
        maxWidth="md"
        sx={{
          px: { xs: 4, sm: 6 },
          display: 'flex',
          flexDirection: 'column',
          minHeight: `calc(100dvh - ${TOP_BAR_HEIGHT}px)`,
        }}
      >
        <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1, py: 8 }}>
          {children}
        </Box>
        <Footer />
      </Container>
    </>
  )
}
