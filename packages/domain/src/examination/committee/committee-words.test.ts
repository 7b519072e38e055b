import { expect, it } from 'vitest'
import { SEAT_ROLE_NAMES, seatRoleNameFor } from './committee-words.ts'
import { SEAT_ROLES } from './seat.ts'

it.each([
  ['supervisor', 'mr', 'Επιβλέπων'],
  ['supervisor', 'ms', 'Επιβλέπουσα'],
  ['member', 'mr', 'Μέλος'],
  ['member', 'ms', 'Μέλος'],
  ['substitute', 'mr', 'Αναπληρωματικό μέλος'],
  ['substitute', 'ms', 'Αναπληρωματικό μέλος'],
] as const)('the %s who chose %s is «%s» in a committee', (role, form, greek) => {
  expect(seatRoleNameFor(role, form)).toEqual([greek, SEAT_ROLE_NAMES[role][1]])
})

it('a person who has chosen no form of address has both in a committee', () => {
  for (const role of SEAT_ROLES) expect(seatRoleNameFor(role, null)).toEqual(SEAT_ROLE_NAMES[role])
})
