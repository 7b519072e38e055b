import { describe, expect, it } from 'vitest'
import { FORMS_OF_ADDRESS } from './form-of-address.ts'
import { PRINTED_RANKS, printedRankFor, RANK_NAMES, rankNameFor } from './rank-names.ts'
import { RANKS, ROLE_NAMES, ROLES, roleNameFor } from './role.ts'

describe('what a person is called by the form of address', () => {
  it.each([
    ['professor', 'Καθηγητής', 'Καθηγήτρια'],
    ['associate', 'Αναπληρωτής Καθηγητής', 'Αναπληρώτρια Καθηγήτρια'],
    ['assistant', 'Επίκουρος Καθηγητής', 'Επίκουρη Καθηγήτρια'],
    ['lecturer', 'Λέκτορας', 'Λέκτορας'],
    ['adjunct', 'Εντεταλμένος Διδάσκων', 'Εντεταλμένη Διδάσκουσα'],
  ] as const)('is, as a %s, «%s» or «%s»', (rank, mr, ms) => {
    const english = RANK_NAMES[rank][1]
    expect([rankNameFor(rank, 'mr'), rankNameFor(rank, 'ms')]).toEqual([
      [mr, english],
      [ms, english],
    ])
    expect([printedRankFor(rank, 'mr'), printedRankFor(rank, 'ms')]).toEqual([mr, ms])
  })

  it.each([
    ['student', 'Φοιτητής', 'Φοιτήτρια'],
    ['instructor', 'Διδάσκων', 'Διδάσκουσα'],
    ['administrator', 'Διαχειριστής', 'Διαχειρίστρια'],
    ['secretary', 'Γραμματέας', 'Γραμματέας'],
  ] as const)('is, as %s, «%s» or «%s»', (role, mr, ms) => {
    const english = ROLE_NAMES[role][1]
    expect([roleNameFor(role, 'mr'), roleNameFor(role, 'ms')]).toEqual([
      [mr, english],
      [ms, english],
    ])
  })

  it('is both forms for a person who has chosen none', () => {
    for (const rank of RANKS) {
      expect(rankNameFor(rank, null)).toEqual(RANK_NAMES[rank])
      expect(printedRankFor(rank, null)).toBe(PRINTED_RANKS[rank])
    }
    for (const role of ROLES) expect(roleNameFor(role, null)).toEqual(ROLE_NAMES[role])
  })

  it('has no slash once it is chosen', () => {
    for (const form of FORMS_OF_ADDRESS) {
      const words = [
        ...RANKS.map((rank) => rankNameFor(rank, form)),
        ...ROLES.map((role) => roleNameFor(role, form)),
      ]
      expect(words.flat().filter((word) => word.includes('/'))).toEqual([])
    }
  })
})
