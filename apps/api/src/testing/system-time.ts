import { afterAll, vi } from 'vitest'
import type { TestClock } from '../platform/clock.ts'

/** Makes `Date` follow the clock of the test: the library of the throttles reads the time of the system. */
export function letSystemTimeFollow(clock: TestClock): void {
  const { advance, set } = clock
  const follow = () => vi.setSystemTime(clock.now())
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now() })
  clock.advance = (step) => {
    advance(step)
    follow()
  }
  clock.set = (iso) => {
    set(iso)
    follow()
  }
  afterAll(() => void vi.useRealTimers())
}
