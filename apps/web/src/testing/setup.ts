import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'

overwriteGetLocale(() => 'el')

afterEach(() => {
  cleanup()
  // The tests of the web server run without a browser.
  if (typeof window !== 'undefined') localStorage.clear()
})
