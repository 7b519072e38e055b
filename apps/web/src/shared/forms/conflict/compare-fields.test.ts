import { describe, expect, it } from 'vitest'
import { allOf, compareFields, firstChoice, mergeFields } from './compare-fields.ts'
import type { Comparison } from './compared-field.ts'

interface Step {
  title: string
  note: string
  amount: string
  unit: string
}

const BASE: Step = { title: 'Θέμα', note: '', amount: '2', unit: 'weeks' }

const COMPARISON: Comparison<Step> = {
  title: { label: () => 'Τίτλος', read: ({ title }) => title },
  note: { label: () => 'Σημείωση', read: () => '', identity: ({ note }) => note },
  amount: { label: () => 'Διάρκεια', read: ({ amount, unit }) => `${amount} ${unit}` },
  unit: { chosenWith: 'amount' },
}

const compared = (mine: Partial<Step>, saved: Partial<Step>) =>
  compareFields(COMPARISON, { base: BASE, mine: { ...BASE, ...mine }, saved: { ...BASE, ...saved } })

describe('comparing a form with what was saved meanwhile', () => {
  it.each<[string, Partial<Step>, Partial<Step>, [string, string][]]>([
    ['finds nothing where nothing was changed', {}, {}, []],
    ['finds nothing where both came to the same', { title: 'Νέο' }, { title: 'Νέο' }, []],
    ['looks over spaces around a value', { title: ' Νέο ' }, { title: 'Νέο' }, []],
    ['knows what only the person here changed', { title: 'Δικό μου' }, {}, [['title', 'me']]],
    ['knows what only the other person changed', {}, { title: 'Άλλο' }, [['title', 'others']]],
    ['knows what both changed', { title: 'Δικό μου' }, { title: 'Άλλο' }, [['title', 'both']]],
    ['tells apart what reads the same', { note: '<b>α</b>' }, { note: 'α' }, [['note', 'both']]],
    ['takes a number and its unit as one', { amount: '3' }, { unit: 'days' }, [['amount', 'both']]],
    [
      'keeps the order of the form',
      { amount: '3' },
      { title: 'Άλλο' },
      [
        ['title', 'others'],
        ['amount', 'me'],
      ],
    ],
  ])('%s', (_title, mine, saved, expected) => {
    expect(compared(mine, saved).map(({ name, changedBy }) => [name, changedBy])).toEqual(expected)
  })

  it('shows both values as they are read', () => {
    expect(compared({ amount: '3' }, { unit: 'days' })).toEqual([
      { name: 'amount', label: 'Διάρκεια', mine: '3 weeks', saved: '2 days', changedBy: 'both' },
    ])
  })
})

describe('what is kept', () => {
  const mine = { ...BASE, title: 'Δικό μου', note: 'δική μου' }
  const saved = { ...BASE, title: 'Άλλο', amount: '4', unit: 'days' }
  const differences = compareFields(COMPARISON, { base: BASE, mine, saved })

  it('is at first whatever was typed here, and the rest as it is saved', () => {
    expect(firstChoice(differences)).toEqual({ title: 'mine', note: 'mine', amount: 'saved' })
  })

  it.each([
    ['all that is mine', allOf(differences, 'mine'), mine],
    ['all that is saved', allOf(differences, 'saved'), saved],
    ['one of each', { title: 'saved', note: 'mine', amount: 'mine' } as const, { ...mine, title: 'Άλλο' }],
    [
      'a number only with its unit',
      { title: 'mine', note: 'saved', amount: 'saved' } as const,
      { ...saved, title: 'Δικό μου' },
    ],
  ])('is %s where that is chosen', (_title, sides, expected) => {
    expect(mergeFields(COMPARISON, { mine, saved }, sides)).toEqual(expected)
  })

  it('leaves both sides as they were', () => {
    const before = structuredClone({ mine, saved })
    mergeFields(COMPARISON, { mine, saved }, allOf(differences, 'saved'))
    expect({ mine, saved }).toEqual(before)
  })

  it('overwrites nothing of the other person that was not compared', () => {
    const { title } = COMPARISON
    const withoutTheRest = { title } as Comparison<Step>
    expect(mergeFields(withoutTheRest, { mine, saved }, { title: 'mine' })).toEqual({
      ...saved,
      title: 'Δικό μου',
    })
  })
})
