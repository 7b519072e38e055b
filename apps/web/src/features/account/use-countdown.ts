import { useEffect, useState } from 'react'
import { now } from '../../shared/format/clock.ts'

/** Whole seconds until a moment, and what sets that moment. Read from the clock, because hidden windows skip ticks. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - now().getTime()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setEnd(now().getTime() + seconds * 1_000)
    setSecondsLeft(seconds)
  }
  return [secondsLeft, start]
}
