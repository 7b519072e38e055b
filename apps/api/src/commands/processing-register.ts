import { settingsOf } from '@diatrivi/settings/read-settings'
import { listReceivers } from '../modules/webhook/webhook-state.queries.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { type Receiver, registerText, USAGE } from './register-text.ts'

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
  const receivers = await receiversIn(config)
  process.stdout.write(registerText({ config, operator, receivers, at: systemClock.now() }))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}

async function receiversIn(config: Config): Promise<Receiver[]> {
  const database = await openDatabase({ ...config, log: createLogger({ level: 'warn' }) })
  try {
    await migrateDatabase(database.connection)
    return await listReceivers(database.db)
  } finally {
    await database.close()
  }
}
