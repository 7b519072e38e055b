/** The wire's names of a person, in plain words. */
export interface Person {
  username: string
  firstName: string
  surname: string
}

export interface Contact extends Person {
  email: string
}

interface WirePerson {
  username: string
  uName: string
  uSurname: string
}

export function toPerson(wire: WirePerson): Person {
  return { username: wire.username, firstName: wire.uName, surname: wire.uSurname }
}

export function toContact(wire: WirePerson & { uEmail: string }): Contact {
  return { ...toPerson(wire), email: wire.uEmail }
}

/** The full name of a person on the wire, who may have no username. */
export function nameOf({ uName, uSurname }: Pick<WirePerson, 'uName' | 'uSurname'>): string {
  return fullName({ firstName: uName, surname: uSurname })
}

export function fullName(person: Pick<Person, 'firstName' | 'surname'>): string {
  return `${person.firstName} ${person.surname}`
}
