import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../../shared/api/query-client.ts'
import { ConfirmProvider } from '../../shared/ui/confirm-provider.tsx'
import { ToastProvider } from '../../shared/ui/toast-provider.tsx'
import { MODE_STORAGE_KEY, theme } from '../theme/theme.ts'

/**
 * The theme's colours and measures, written before all that uses them: the provider's own would stand at the end of a
 * page that is written at build time, which a slow browser draws before it has read it whole.
 */
const VARIABLES = theme.generateStyleSheets()

export function AppProviders({ children }: { children: ReactNode }) {
  // One for each drawing: the pages that are written at build time share nothing.
  const [styleCache] = useState(() => createCache({ key: 'css' }))
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={MODE_STORAGE_KEY}
        disableStyleSheetGeneration
      >
        <GlobalStyles styles={VARIABLES} />
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </ToastProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
