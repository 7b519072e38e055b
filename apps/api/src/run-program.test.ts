import { expect, it } from 'vitest'
import { StartupError } from './platform/startup-error.ts'
import { explain } from './run-program.ts'

it('a start whose disk fills up ends with a sentence, not with a stack', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(explain(full)).toBe(
    'The API could not start, because its disk cannot be written (ENOSPC): make room, give this user access, or set DATA_DIR to another folder.',
  )
})

it('a start that cannot be says why, and a mistake of ours where', () => {
  expect(explain(new StartupError('Set it.'))).toBe('Set it.')
  expect(explain(new Error('x'))).toMatch(/^The API could not start. Error: x\n {4}at /)
})
