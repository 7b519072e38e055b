import type { Contact, Name, Person } from './person.ts'

export interface WireName {
  uName: string
  uSurname: string
}

interface WirePerson extends WireName {
  username: string
}

export function toPerson(wire: WirePerson): Person {
  return { username: wire.username, firstName: wire.uName, surname: wire.uSurname }
}

export function toContact(wire: WirePerson & { uEmail: string }): Contact {
  return { ...toPerson(wire), email: wire.uEmail }
}

/** A person who may have no username, with what else the wire says of him or her. */
export function toNamed<Wire extends WireName>({
  uName,
  uSurname,
  ...rest
}: Wire): Omit<Wire, keyof WireName> & Name {
  return { ...rest, firstName: uName, surname: uSurname }
}
