import './shared/kept-locale.ts'

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { answerForLibraries } from './app/default-policy.ts'
import { getLocale } from './paraglide/runtime.js'
import { watchFailedParts } from './shared/api/failed-parts.ts'

// The page was built in the base language, and hydration does not change its attributes.
document.documentElement.lang = getLocale()

watchFailedParts()
answerForLibraries()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
