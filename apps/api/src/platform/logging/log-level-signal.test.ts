import { expect, it, onTestFinished } from 'vitest'
import { changeLevelBySignal } from './log-level-signal.ts'
import { createLogger } from './logger.ts'

const logged: Record<string, unknown>[] = []
const log = createLogger({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })

it.runIf(process.platform !== 'win32')('SIGUSR2 turns the log to debug, and the next one back', async () => {
  onTestFinished(changeLevelBySignal(log))
  log.debug('before')
  process.kill(process.pid, 'SIGUSR2')
  await expect.poll(() => log.level).toBe('debug')
  log.debug('details')
  process.kill(process.pid, 'SIGUSR2')
  await expect.poll(() => log.level).toBe('warn')
  log.debug('afterwards')
  expect(logged).toMatchObject([{ logLevel: 'debug' }, { msg: 'details' }, { logLevel: 'warn' }])
})
