import { settingsOf } from '@diatrivi/settings/read-settings'
import { listReceivers } from '../modules/work/webhook/webhook-state.queries.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { withDatabase } from './by-hand.ts'
import { registerText, USAGE } from './register-text.ts'

try {
  if (process.argv.length > 2) throw new Error(`${process.argv[2]} is not known here.`)
  const { read } = settingsOf(process.env)
  const operator = {
    name: read('OPERATOR_NAME'),
    address: read('OPERATOR_ADDRESS'),
    email: read('OPERATOR_EMAIL'),
    phone: read('OPERATOR_PHONE'),
    dpo: read('OPERATOR_DPO_EMAIL'),
  }
  const config = readConfig(process.env)
  const receivers = await withDatabase(config, ({ db }) => listReceivers(db))
  process.stdout.write(registerText({ config, operator, receivers, at: systemClock.now() }))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}
