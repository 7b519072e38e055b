import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Facts, GivenNameFact, SurnameFact } from './facts.ts'
import type { Random } from './random.ts'

/** A fictitious person, before becoming a student or an instructor. */
export interface Person {
  firstName: string
  surname: string
  gender: 'm' | 'f'
  username: string
  email: string
}

export const formOfAddressOf = ({ gender }: Person): FormOfAddress => (gender === 'm' ? 'mr' : 'ms')

/** Makes people one by one, each with a full name and a username of its own. */
export interface People {
  next(): Person
  /** A person with a fixed username, for the demo accounts. */
  named(username: string, firstName: string, surname: string): Person
}

export function peopleFrom(facts: Facts, random: Random): People {
  const names = new Set<string>()
  const usernames = new Set<string>()

  function next(): Person {
    const given = random.pick(facts.givenNames)
    const family = random.pick(facts.surnames)
    const surname = given.gender === 'm' ? family.male : family.female
    // Nine thousand names for some hundreds of people: one of the next draws is always free.
    if (names.has(`${given.name} ${surname}`)) return next()
    return remember(given, surname, freeUsername(usernameOf(given, family)))
  }

  function named(username: string, firstName: string, surname: string): Person {
    const given = facts.givenNames.find(({ name }) => name === firstName)
    if (given === undefined) throw new Error(`The facts do not know the name ${firstName}`)
    return remember(given, surname, username)
  }

  function remember(given: GivenNameFact, surname: string, username: string): Person {
    names.add(`${given.name} ${surname}`)
    usernames.add(username)
    return {
      firstName: given.name,
      surname,
      gender: given.gender,
      username,
      // A domain for examples only, so that no mail of a demo reaches a real person.
      email: `${username}@example.gr`,
    }
  }

  function freeUsername(wanted: string): string {
    let username = wanted
    for (let number = 2; usernames.has(username); number++) username = `${wanted}${number}`
    return username
  }

  return { next, named }
}

/** The same people, some of whom get a username that the start prints: by their turn, from 1. */
export function withNamed(
  people: People,
  named: Readonly<Record<number, readonly [username: string, firstName: string, surname: string]>>,
): People {
  let turn = 0
  return {
    ...people,
    next: () => {
      turn += 1
      const fixed = named[turn]
      return fixed === undefined ? people.next() : people.named(...fixed)
    },
  }
}

/** First letter of the given name and the surname, in lower case Latin, as passports write them. */
export function usernameOf(given: GivenNameFact, family: SurnameFact): string {
  const surname = given.gender === 'm' ? family.latinMale : family.latinFemale
  return `${given.latin.charAt(0)}${surname}`.toLowerCase()
}
