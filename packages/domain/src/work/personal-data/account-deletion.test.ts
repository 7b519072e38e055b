import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { canPersonalData, deletionOutcome, type Leaving } from './account-deletion.ts'

const leaving = (values: Partial<Leaving>): Leaving => ({
  role: 'student',
  unfinished: 0,
  records: 0,
  acts: 0,
  ...values,
})

describe('deleting the own account', () => {
  it.each([
    ['a student without theses may', {}, allowed],
    ['a student whose thesis is marked may', { records: 1 }, allowed],
    ['a student with a thesis in progress may not', { unfinished: 1 }, refused('has_unfinished_theses')],
    ['an instructor without theses may', { role: 'instructor' }, allowed],
    ['an instructor with marked theses only may', { role: 'instructor', records: 3 }, allowed],
    [
      'an instructor with a topic or a thesis without a mark may not',
      { role: 'instructor', unfinished: 1, records: 3 },
      refused('has_unfinished_theses'),
    ],
    ['a secretary who has corrected marks and issued papers may', { role: 'secretary', acts: 12 }, allowed],
    ['an administrator may not', { role: 'administrator' }, refused('own_account')],
  ] as const)('%s', (_who, values, decision) => {
    expect(canPersonalData.deleteOwnAccount(leaving(values))).toEqual(decision)
  })

  it('deletes an account that no record names and on whose actions nothing relies, and closes any other', () => {
    const of = (records: number, acts: number) => deletionOutcome({ records, acts })
    expect([of(0, 0), of(1, 0), of(0, 1), of(2, 3)]).toEqual(['deleted', 'closed', 'closed', 'closed'])
  })
})
