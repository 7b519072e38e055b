import { parseArgs } from 'node:util'
import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { Username } from '@diatrivi/contract/people/account/account.schemas'
import { email, requiredText } from '@diatrivi/contract/values'
import type { NewAdministrator } from '../modules/people/account/registration/administrator.service.ts'

export const USAGE = `Makes an administrator.

  diatrivi create-admin --username <name> --email <address> [--name <first name>] [--surname <surname>] [--link]

The password is asked for, or read from the first line of the standard input when that is no terminal.
With --link no password is asked for: a link is printed by which the person chooses one.
The settings are those of the API (DATABASE_URL, DATA_DIR …).`

const OPTIONS = {
  username: { type: 'string' },
  email: { type: 'string' },
  name: { type: 'string', default: 'Διαχείριση' },
  surname: { type: 'string', default: 'Διατριβής' },
  link: { type: 'boolean', default: false },
} as const

/** The command line is wrong: the command prints its usage. */
export class UsageError extends Error {}

export interface AdminRequest extends NewAdministrator {
  withLink: boolean
}

/** What the command line asks for. Throws UsageError with a sentence when it is wrong. */
export function readAdminRequest(args: string[]): AdminRequest {
  const values = parseCommandLine(args)
  const username = Username.safeParse(values.username)
  const address = email(EMAIL_MAX).safeParse(values.email)
  if (!username.success)
    throw new UsageError('--username must be Latin letters, digits, dots, hyphens or underscores.')
  if (!address.success) throw new UsageError('--email must be an e-mail address.')
  const person = requiredText(NAME_MAX)
  return {
    username: username.data,
    email: address.data,
    firstName: person.parse(values.name),
    surname: person.parse(values.surname),
    withLink: values.link,
  }
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
