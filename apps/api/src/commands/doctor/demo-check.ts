import { DEMO_PASSWORD, demoOf } from '@diatrivi/settings/demo'
import type { Environment } from '@diatrivi/settings/read-settings'
import { listAdministratorPasswords } from '../../modules/people/account/account.queries.ts'
import { passwordHashing } from '../../platform/auth/password-hashing.ts'
import { holdsDemo } from '../../platform/database/demo-mark.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, note, wrong } = findingsAbout('demo')

const WAY_OUT = '"npm run ops:remove-demo" takes the demo away'

/** The passwords of the demo are published: where others reach it, everybody can be its administrator. */
export async function checkDemo(db: Reader, env: Environment): Promise<Finding> {
  const { isOn, reasons } = demoOf(env)
  if (await holdsDemo(db)) {
    if (reasons.length === 0) return note(`The database holds the demo, for this machine alone: ${WAY_OUT}.`)
    return wrong(
      `The database holds the demo, whose passwords everybody can read, although ${reasons.join(', ')}${isOn ? ' (DEMO=1 allows it)' : ''}: ${WAY_OUT}.`,
    )
  }
  const passwords = passwordHashing()
  for (const { username, passwordHash } of await listAdministratorPasswords(db)) {
    if (!(await passwords.verify(DEMO_PASSWORD, passwordHash))) continue
    return wrong(
      `The administrator ${username} has the password of the demo, which everybody can read: choose another one now.`,
    )
  }
  return fine('The database holds no demo, and no administrator has its password.')
}
