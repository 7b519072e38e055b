import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '../../../../shared/format/clock.ts'
import { inTurn } from './turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setClock()
})
afterEach(() => {
  for (const { close } of windows.splice(0)) close()
  localStorage.clear()
})

interface AWindow {
  isWorking: boolean
  close: () => void
}

const windows: AWindow[] = []

function openWindow(): AWindow {
  const opened: AWindow = { isWorking: false, close: () => undefined }
  opened.close = inTurn('notices', () => {
    opened.isWorking = true
    return () => {
      opened.isWorking = false
    }
  })
  windows.push(opened)
  return opened
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const working = () => windows.filter(({ isWorking }) => isWorking).length
/** What the browser tells the other windows of a change; here all of them are one. */
const announceTurns = () => dispatchEvent(new StorageEvent('storage', { key: 'notices turn' }))

describe('seven windows of a browser without locks', () => {
  it.each([
    ['opened in the same moment', 0],
    ['opened one after the other', 700],
  ])('have one that works: %s', async (_how, pause) => {
    for (let count = 0; count < 7; count++) {
      openWindow()
      await after(pause)
    }
    await after(60_000)
    expect(working()).toBe(1)
  })

  it('have another one at once when that one is closed', async () => {
    const first = openWindow()
    for (let count = 0; count < 6; count++) openWindow()
    await after(1_000)
    expect(first.isWorking).toBe(true)
    first.close()
    announceTurns()
    await after(1_000)
    expect(first.isWorking).toBe(false)
    expect(working()).toBe(1)
  })

  it('have another one when that one says nothing any more', async () => {
    localStorage.setItem('notices turn', JSON.stringify({ window: 'crashed', until: Date.now() + 15_000 }))
    openWindow()
    openWindow()
    await after(10_000)
    expect(working()).toBe(0)
    await after(10_000)
    expect(working()).toBe(1)
  })

  it('have one again when two have taken the same turn', async () => {
    const first = openWindow()
    openWindow()
    await after(1_000)
    localStorage.setItem('notices turn', JSON.stringify({ window: 'other', until: Date.now() + 15_000 }))
    announceTurns()
    expect(first.isWorking).toBe(false)
  })
})
