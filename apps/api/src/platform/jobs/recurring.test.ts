import { describe, expect, it, vi } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { type Pause, recurring } from './recurring.ts'

const logged: Record<string, unknown>[] = []
const log = createLogger({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })

/** For a busy machine. */
const POLLING = { timeout: 15_000 }

/** Time that passes when the test says so. */
function manualPause() {
  const waiting: (() => void)[] = []
  const pause: Pause = (_milliseconds, signal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  return { pause, isWaiting: () => waiting.length > 0, pass: () => waiting.shift()?.() }
}

describe('a recurring job', () => {
  it('begins at once and comes again after each pause', async () => {
    const time = manualPause()
    const task = vi.fn(async () => undefined)
    const job = recurring(task, { name: 'test', every: 1000, log, pause: time.pause })
    expect(task).not.toHaveBeenCalled()
    job.start()
    await expect.poll(time.isWaiting, POLLING).toBe(true)
    expect(task).toHaveBeenCalledTimes(1)
    time.pass()
    await expect.poll(time.isWaiting, POLLING).toBe(true)
    expect(task).toHaveBeenCalledTimes(2)
    await job.stop()
  })

  it('starts once, however often it is started', async () => {
    const time = manualPause()
    const task = vi.fn(async () => undefined)
    const job = recurring(task, { name: 'test', every: 1000, log, pause: time.pause })
    job.start()
    job.start()
    await expect.poll(time.isWaiting, POLLING).toBe(true)
    expect(task).toHaveBeenCalledTimes(1)
    await job.stop()
  })

  it('logs a run that fails, and runs again', async () => {
    const time = manualPause()
    const task = vi.fn<() => Promise<void>>()
    task.mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined)
    const job = recurring(task, { name: 'reminders', every: 1000, log, pause: time.pause })
    job.start()
    await expect.poll(time.isWaiting, POLLING).toBe(true)
    expect(logged).toMatchObject([{ job: 'reminders', msg: 'a job failed and comes again' }])
    time.pass()
    await expect.poll(time.isWaiting, POLLING).toBe(true)
    expect(task).toHaveBeenCalledTimes(2)
    await job.stop()
  })

  it('stops after the current run, whose task gets the signal', async () => {
    const work = Promise.withResolvers<void>()
    let given: AbortSignal | undefined
    const task = (signal: AbortSignal) => {
      given = signal
      return work.promise
    }
    const job = recurring(task, { name: 'test', every: 1000, log })
    job.start()
    let hasStopped = false
    const stopping = job.stop().then(() => {
      hasStopped = true
    })
    await Promise.resolve()
    expect(given?.aborted).toBe(true)
    expect(hasStopped).toBe(false)
    work.resolve()
    await stopping
    expect(hasStopped).toBe(true)
  })

  it('does not wait for the end of a pause to stop, nor needs to have started', async () => {
    const job = recurring(async () => undefined, { name: 'test', every: 2 ** 30, log })
    job.start()
    await job.stop()
    await recurring(async () => undefined, { name: 'test', every: 1, log }).stop()
  })
})
