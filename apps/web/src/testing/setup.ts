import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { browserStorage } from '../shared/browser-storage.ts'
import { setReadersZone } from '../shared/format/clock.ts'

overwriteGetLocale(() => 'el')
setReadersZone('Europe/Athens')

// The time after which a wait is taken to hang: with the usual second, a large form fails on a machine that does other work.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  giveTheClockBack()
  setReadersZone('Europe/Athens')
  browserStorage.removeAll(() => true)
})

/** Milliseconds, a little longer than a frame. */
const FRAME = 20

/**
 * jsdom has one interval for all frames. Where it began in a test's own time, it must end there too: it would never come
 * in the real one, and no later test of this worker would see a frame.
 */
function giveTheClockBack() {
  if (!vi.isFakeTimers()) return
  vi.advanceTimersByTime(FRAME)
  vi.useRealTimers()
}
