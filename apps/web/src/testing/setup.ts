import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'

overwriteGetLocale(() => 'el')

afterEach(() => {
  cleanup()
  localStorage.clear()
})
