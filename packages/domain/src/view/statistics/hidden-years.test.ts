import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownCount } from './figures.ts'
import { type CountedYear, hiddenYears } from './hidden-years.ts'

const year = (at: number, assigned: number, ended: number): CountedYear => ({
  year: 2020 + at,
  assigned,
  ended,
})
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe('the years whose numbers are hidden from instructors', () => {
  const hiddenOf = (ended: readonly number[], of = total(ended)) =>
    [
      ...hiddenYears(
        'instructor',
        { inProgress: 0, ended: of },
        ended.map((number, at) => year(at, 0, number)),
      ).ended,
    ].map((one) => one - 2020)

  it.each([
    ['none, where no year is small', [5, 0, 12], []],
    ['the earliest with the one that is small', [20, 9, 3], [2, 0]],
    ['the next where the earliest is the small one', [3, 9, 20], [0, 1]],
    ['no year without people', [0, 9, 3], [2, 1]],
    ['no others with two of five people', [2, 3, 20], [0, 1]],
    ['another with two of four people', [2, 2, 20], [0, 1, 2]],
    ['another with five of one person each', [1, 1, 1, 1, 1, 20], [0, 1, 2, 3, 4, 5]],
    ['all that are small, where the sum is small too', [1, 0, 3], [0, 2]],
  ])('are %s', (_which, ended, expected) => {
    expect(hiddenOf(ended)).toEqual(expected)
  })

  it('hide assignments too where the theses in progress are few', () => {
    const years = [year(0, 20, 20), year(1, 13, 10)]
    const { assigned, ended } = hiddenYears('instructor', { inProgress: 3, ended: 30 }, years)
    expect([[...assigned], [...ended]]).toEqual([[2020], []])
  })

  it('are all, with their sums, where each of five years has one thesis', () => {
    const years = [year(0, 0, 1), year(1, 0, 1), year(2, 0, 1), year(3, 0, 1), year(4, 5, 1)]
    const { assigned, ended, sums } = hiddenYears('instructor', { inProgress: 0, ended: 5 }, years)
    expect([[...assigned], ended.size, sums]).toEqual([[2024], 5, true])
  })

  it('are none for an administrator', () => {
    const { assigned, ended, sums } = hiddenYears('administrator', { inProgress: 1, ended: 1 }, [
      year(0, 2, 1),
    ])
    expect([assigned.size, ended.size, sums]).toEqual([0, 0, false])
  })
})

/** A number of the answers, how often it counts in each sum, and what a reader is shown. */
interface Cell {
  value: number
  inSums: [ended: number, assigned: number]
  isHidden: boolean
}

/** Every number that the answers for all years show together. */
function cellsOf(inProgress: number, years: readonly CountedYear[]): Cell[] {
  const ended = total(years.map((one) => one.ended))
  const hidden = hiddenYears('instructor', { inProgress, ended }, years)
  const isSmall = (people: number) => shownCount('instructor', people) === null
  return [
    { value: ended, inSums: [-1, -1], isHidden: isSmall(ended) || (hidden.sums && ended > 0) },
    {
      value: inProgress,
      inSums: [0, -1],
      isHidden: isSmall(inProgress) || (hidden.sums && inProgress > 0),
    },
    ...years.flatMap((one): Cell[] => [
      { value: one.ended, inSums: [1, 0], isHidden: hidden.ended.has(one.year) },
      { value: one.assigned, inSums: [0, 1], isHidden: hidden.assigned.has(one.year) },
    ]),
  ]
}

/**
 * Whether the cell may have another value in another department that shows the same: one more or one less in it and in
 * up to three other hidden cells, with both sums as they are and at least one person in each.
 */
function mayBeAnother(cell: Cell, cells: readonly Cell[]): boolean {
  const others = cells.filter((one) => one.isHidden && one !== cell)
  return [1, -1].some(
    (change) => cell.value + change >= 1 && isBalanced(add([0, 0], cell, change), others, 3),
  )
}

function isBalanced([ended, assigned]: Cell['inSums'], others: readonly Cell[], left: number): boolean {
  if (ended === 0 && assigned === 0) return true
  if (left === 0) return false
  return others.some((one, at) =>
    [1, -1].some(
      (change) =>
        one.value + change >= 1 &&
        isBalanced(add([ended, assigned], one, change), others.slice(at + 1), left - 1),
    ),
  )
}

function add([ended, assigned]: Cell['inSums'], { inSums }: Cell, change: number): Cell['inSums'] {
  return [ended + inSums[0] * change, assigned + inSums[1] * change]
}

describe('no difference', () => {
  // The worst case for what is hidden: every thesis with a student was assigned in a year that is known.
  const tables = fc
    .array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 6 })
    .map((rows) => rows.map(([assigned, ended], at) => year(at, assigned, ended)))
    .filter((years) => total(years.map((one) => one.assigned)) >= total(years.map((one) => one.ended)))

  it('of the numbers that all answers show gives a hidden one away', () => {
    fc.assert(
      fc.property(tables, (years) => {
        const inProgress = total(years.map((one) => one.assigned - one.ended))
        const cells = cellsOf(inProgress, years)
        for (const cell of cells.filter(({ isHidden }) => isHidden))
          expect(mayBeAnother(cell, cells), JSON.stringify({ cell, years })).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves less than five people to work out, where others are shown beside them', () => {
    fc.assert(
      fc.property(tables, (years) => {
        const ended = total(years.map((one) => one.ended))
        const hidden = hiddenYears('instructor', { inProgress: 9, ended }, years).ended
        const people = total(years.filter((one) => hidden.has(one.year)).map((one) => one.ended))
        expect(hidden.size === 0 || ended < 5 || (hidden.size > 1 && people >= 5)).toBe(true)
      }),
    )
  })
})
