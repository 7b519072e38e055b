/** A person as mails, notices and the history name him or her. */
export function fullName({ firstName, surname }: { firstName: string; surname: string }): string {
  return `${firstName} ${surname}`
}
