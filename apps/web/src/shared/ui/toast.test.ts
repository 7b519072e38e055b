import { describe, expect, it } from 'vitest'
import { durationOf, type Toast } from './toast.ts'

const LONG = 'α'.repeat(300)

describe('a message', () => {
  it.each<[string, Toast, number]>([
    ['of a success stays 3 seconds', { severity: 'success', message: 'Επιτυχής αποθήκευση' }, 3],
    ['of a failure stays 6 seconds', { severity: 'error', message: 'Δεν βρέθηκε.' }, 6],
    [
      'that offers to undo stays 8 seconds',
      { severity: 'success', message: 'Έγινε', undo: () => undefined },
      8,
    ],
    ['that says where to go on too', { severity: 'success', message: 'Έγινε', next: () => null }, 8],
    ['stays until a slow reader has read it', { severity: 'success', message: LONG }, 21],
    ['of a failure too', { severity: 'error', message: LONG }, 21],
    ['whose time is given stays as long as that', { severity: 'success', message: LONG, duration: 800 }, 0.8],
  ])('%s', (_how, toast, seconds) => {
    expect(durationOf(toast)).toBe(seconds * 1_000)
  })
})
