import Box from '@mui/material/Box'
import { TOP_BAR_HEIGHT } from '../../shared/ui/measures.ts'
import { SHELL_WIDTH } from './top-bar.tsx'
import { WordmarkSign } from './wordmark.tsx'

/** Set by the inline script, before anything is drawn. */
const INSIDE = '[data-returning="inside"] &'

/**
 * The screen until the first page is ready, written in the HTML and drawn before any script is loaded: on a
 * slow line the screen is not blank for seconds. One HTML file serves every address, so it holds both the frame of the
 * inner pages and the sign of the others, and no word: the reader's language is not known yet.
 */
export function StartingScreen() {
  return (
    <Box aria-hidden>
      <Box sx={{ display: 'none', [INSIDE]: { display: 'block' } }}>
        <ShellSkeleton />
      </Box>
      <Box
        sx={{
          display: 'grid',
          minHeight: '100dvh',
          placeContent: 'center',
          [INSIDE]: { display: 'none' },
        }}
      >
        <WordmarkSign height={56} />
      </Box>
    </Box>
  )
}

function ShellSkeleton() {
  return (
    <>
      <Box sx={{ height: TOP_BAR_HEIGHT, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ maxWidth: SHELL_WIDTH, mx: 'auto', px: { xs: 3, md: 6 }, py: 4 }}>
          <WordmarkSign height={28} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(200px, 17%) minmax(0, 1fr)' },
          maxWidth: SHELL_WIDTH,
          mx: 'auto',
        }}
      >
        <Box
          sx={{
            display: { xs: 'none', md: 'grid' },
            alignContent: 'start',
            gap: 4,
            px: 6,
            py: 8,
            borderRight: 1,
            borderColor: 'divider',
            minHeight: '100dvh',
          }}
        >
          {[120, 96, 132, 104].map((width) => (
            <Grey key={width} width={width} height={22} />
          ))}
        </Box>
        <Box
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 4,
            px: { xs: 4, sm: 6, lg: 8 },
            py: { xs: 5, md: 8 },
          }}
        >
          <Grey width="min(360px, 70%)" height={34} />
          <Grey height={180} />
          <Grey height={180} />
        </Box>
      </Box>
    </>
  )
}

function Grey({ width = '100%', height }: { width?: number | string; height: number }) {
  return <Box sx={{ width, height, borderRadius: 1, bgcolor: 'neutral.tint' }} />
}
