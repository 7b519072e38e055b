export interface Name {
  firstName: string
  surname: string
}

export interface Person extends Name {
  username: string
}

export interface Contact extends Person {
  email: string
}

export function fullName(person: Name): string {
  return `${person.firstName} ${person.surname}`
}
