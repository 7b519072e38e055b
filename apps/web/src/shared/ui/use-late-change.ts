import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * What a person types or chooses, which is shown at once and passed on after a pause. A value from outside, as when a
 * filter is removed or the page goes back, takes its place.
 */
export function useLateChange<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, setShown] = useState(value)
  const [passedOn, setPassedOn] = useState(value)
  const [before, setBefore] = useState(value)
  if (!isSame(value, before)) {
    setBefore(value)
    if (!isSame(value, passedOn)) {
      setPassedOn(value)
      setShown(value)
    }
  }
  const passOn = useEffectEvent((next: Value) => {
    if (isSame(next, passedOn)) return
    setPassedOn(next)
    onChange(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => passOn(shown), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [shown])
  /** Without the pause. */
  const changeNow = (next: Value) => {
    setShown(next)
    setPassedOn(next)
    if (!isSame(next, passedOn)) onChange(next)
  }
  return { shown, change: setShown, changeNow }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
