import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'

overwriteGetLocale(() => 'el')

// The time after which a wait is taken to hang: with the usual second, a large form fails on a machine that does other work.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  // The tests of the web server run without a browser.
  if (typeof window !== 'undefined') localStorage.clear()
})
