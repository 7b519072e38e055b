import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { browserStorage } from '../shared/browser-storage.ts'
import { setClock, setReadersZone } from '../shared/format/clock.ts'

/** The day on which every test runs, whenever it runs. */
const TODAY = new Date('2026-03-10T09:00:00Z')

overwriteGetLocale(() => 'el')
setReadersZone('Europe/Athens')

// The time after which a wait is taken to hang: with the usual second, a large form fails on a machine that does other work.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => setClock(TODAY))

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
