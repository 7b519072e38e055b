import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type LoaderFunction } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { theme } from '../app/theme/theme.ts'
import { ConfirmProvider } from '../shared/ui/confirm-provider.tsx'
import { ToastProvider } from '../shared/ui/toast-provider.tsx'

/** Outside the page, because reading the styles costs a third of a test's time. A test that judges them adds it to the page. */
export const styleSheets = document.createElement('div')
const styles = createCache({ key: 'css', container: styleSheets })

/** Renders a component inside the providers of the application, at an address and after a loader where these matter. */
export function renderInApp(element: ReactElement, address = '/', loader?: LoaderFunction): RenderResult {
  const page = (
    <ToastProvider>
      <ConfirmProvider>{element}</ConfirmProvider>
    </ToastProvider>
  )
  const route = { path: '*', element: page, ...(loader && { loader, hydrateFallbackElement: <p>…</p> }) }
  const router = createMemoryRouter([route], { initialEntries: [address] })
  return render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>,
  )
}
