import { describe, expect, it } from 'vitest'
import { instructor, officeHolder, officeHolderElsewhere, secretary } from '../../testing/people.ts'
import { canTimeline, usualScope } from './timeline.policy.ts'
import { TIMELINE_SCOPES } from './timeline-row.ts'

describe('a timeline', () => {
  it.each([
    ['an instructor', instructor, ['mine', 'seats']],
    ['an instructor in office', officeHolder, ['mine', 'seats', 'department']],
    ['an instructor in office of another department, of that one', officeHolderElsewhere, TIMELINE_SCOPES],
    ['a secretary, who has no theses of her own', secretary, TIMELINE_SCOPES],
  ] as const)('is seen by %s', (_who, actor, scopes) => {
    expect(TIMELINE_SCOPES.filter((scope) => canTimeline.see(actor, scope).allowed)).toEqual(scopes)
  })
})

it.each([
  [instructor, 'mine'],
  [officeHolder, 'mine'],
  [secretary, 'department'],
] as const)('without a name it is %j that of %s', (actor, scope) => {
  expect(usualScope(actor)).toBe(scope)
})
