// Run by the pinned Node: checks every setting with the API's own rules and prints, as JSON, what the start has to
// know of them. Ends with code 1 and a sentence for each wrong one.
import { ConfigError, readConfig } from '../../apps/api/src/platform/config/config.ts'
import { demoOf } from '../../packages/settings/src/demo.mjs'
import { settingsOf } from '../../packages/settings/src/read-settings.mjs'

try {
  const config = readConfig(process.env)
  const { problems, read } = settingsOf(process.env)
  read('DEMO')
  if (problems.length > 0) throw new ConfigError(problems)
  process.stdout.write(
    JSON.stringify({
      apiUrl: config.apiUrl,
      webUrl: config.webOrigins[0],
      dataDir: config.dataDir,
      demo: demoOf(process.env),
      hasLocalMailbox: config.mail.smtpUrl === undefined,
    }),
  )
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(error.message)
  process.exitCode = 1
}
