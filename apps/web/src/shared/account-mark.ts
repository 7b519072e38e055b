/** A number that tells accounts apart in this browser. It stays after a sign-out, so it must not be the address itself. */
export function accountMark(email: string): string {
  return String([...email].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 0))
}
