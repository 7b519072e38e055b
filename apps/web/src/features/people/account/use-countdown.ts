import { useEffect, useState } from 'react'

/**
 * Whole seconds that are left, and what sets them. Counted by the time since the page began: hidden windows skip ticks,
 * and a clock that is set right meanwhile must not hold the person up.
 */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setEnd(performance.now() + seconds * 1_000)
    setSecondsLeft(seconds)
  }
  return [secondsLeft, start]
}
