import { describe, expect, it } from 'vitest'
import { filterWords } from './filter-words.ts'

const words = (operator: string, ...values: string[]) => filterWords({ field: 'city', operator, values })

describe('filterWords', () => {
  it('says the value where the column has it', () => {
    expect(words('contains', 'Πάτρα')).toBe('Πάτρα')
    expect(words('is', 'Λέκτορας')).toBe('Λέκτορας')
    expect(words('isAnyOf', 'Πάτρα', 'Χανιά')).toBe('Πάτρα, Χανιά')
  })

  it('says on which side the value may go on', () => {
    expect(words('startsWith', 'Πά')).toBe('Πά…')
    expect(words('endsWith', 'τρα')).toBe('…τρα')
  })

  it('says what the column must not be, and that it is empty', () => {
    expect(words('doesNotContain', 'Πάτρα')).toBe('όχι Πάτρα')
    expect(words('isEmpty')).toBe('κενό')
    expect(words('isNotEmpty')).toBe('συμπληρωμένο')
  })

  it('compares numbers as people write it', () => {
    expect(words('>=', '5')).toBe('≥ 5')
    expect(words('!=', '5')).toBe('≠ 5')
  })
})
