import './shared/kept-locale.ts'

import greekFont from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { RootErrorBoundary } from './app/layouts/error-boundary.tsx'
import { StartingScreen } from './app/layouts/starting-screen.tsx'
import { AppProviders } from './app/providers/app-providers.tsx'
import { RefusalWatch } from './app/providers/refusal-watch.tsx'
import { RouteFocus } from './app/providers/route-focus.tsx'
import { getLocale } from './paraglide/runtime.js'
import { takeOver } from './shared/first-paint/before-scripts.ts'
import { pageTitle } from './shared/route-module.ts'
import './app/theme/fonts.css'
import './app/theme/forced-colors.css'
import './app/theme/lower-edge.css'
import { MODE_STORAGE_KEY, SCHEME_ATTRIBUTE } from './app/theme/theme.ts'
import { m } from './paraglide/messages.js'

export function meta() {
  return pageTitle(m.shell_tagline())
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The page is written before the reader's language and colours are known; the browser corrects both.
    <html lang={getLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={m.shell_description()} />
        <meta name="theme-color" content="#FAF8F4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#11151C" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={greekFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <InitColorSchemeScript attribute={SCHEME_ATTRIBUTE} modeStorageKey={MODE_STORAGE_KEY} />
        <AppProviders>{children}</AppProviders>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The content of `index.html` until the scripts run. */
export function HydrateFallback() {
  return <StartingScreen />
}

export default function Root() {
  useEffect(takeOver, [])
  return (
    <>
      <RouteFocus />
      <Outlet />
      <RefusalWatch />
    </>
  )
}

export function ErrorBoundary() {
  return <RootErrorBoundary />
}
