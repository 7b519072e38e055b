import type { Season } from '../calendar.ts'
import type { Outsider } from '../people.ts'
import type { Life } from '../thesis.ts'
import { BrokenYear, type World } from '../world.ts'

/** Days in which a mail leaves: an address without an account gets ten of them a day. */
const LONGEST_WAIT = 5

/** The code of the link in the newest mail about the thesis, on the day on which it has come. */
export async function* linkFor(
  world: World,
  { title }: Life,
  { email }: Outsider,
  pattern: RegExp,
): Season<string> {
  await world.api.post()
  for (let waited = 0; waited < LONGEST_WAIT; waited += 1) {
    const code = world.api.mails.find(pattern, { to: email, title })
    if (code !== null) return code
    yield world.calendar.in(1)
  }
  throw new BrokenYear(`${world.calendar.today}: no mail with ${pattern} about ${title} came to ${email}.`)
}
