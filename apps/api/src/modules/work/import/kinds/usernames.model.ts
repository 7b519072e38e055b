import { USERNAME_MAX } from '@diatrivi/contract/limits'

const NOT_IN_A_USERNAME = /[^A-Za-z0-9._-]/g
const AT_THE_ENDS = /^[._-]+|[._-]+$/g
/** Room for the number of a namesake. */
const LONGEST = USERNAME_MAX - 6

/** Makes usernames of addresses, none that is taken; the same ones again while no other person takes one. */
export function newUsernames(taken: Iterable<string>): (email: string) => string {
  const known = new Set([...taken].map((username) => username.toLowerCase()))
  return (email) => {
    const [local = ''] = email.split('@')
    const plain = local.replace(NOT_IN_A_USERNAME, '').slice(0, LONGEST).replace(AT_THE_ENDS, '') || 'user'
    let username = plain
    for (let number = 2; known.has(username.toLowerCase()); number += 1) username = `${plain}${number}`
    known.add(username.toLowerCase())
    return username
  }
}
