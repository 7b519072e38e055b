import { expect, it } from 'vitest'
import { processName, readProcessName } from './process-name.ts'

const ONE = { pid: 4711, version: '0.1.0', startedAt: new Date('2026-03-10T09:00:00Z'), host: 'api-1' }

it('the name of a connection says which process holds it', () => {
  expect(readProcessName(processName(ONE))).toEqual(ONE)
})

it('a long name of a machine is cut, so that PostgreSQL keeps the rest', () => {
  const name = processName({ ...ONE, host: 'x'.repeat(100) })
  expect(name).toHaveLength(63)
  expect(readProcessName(name)).toMatchObject({ pid: 4711, version: '0.1.0', startedAt: ONE.startedAt })
})

it.each(['diatrivi', 'diatrivi 4711', 'psql', 'diatrivi x 0.1.0 t5 host'])('%s names no process', (name) => {
  expect(readProcessName(name)).toBeNull()
})
