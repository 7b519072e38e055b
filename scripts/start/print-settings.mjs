// Run by the pinned Node: checks every setting with the API's own rules and prints, as JSON, what the start has to
// know of them. Ends with code 1 and a sentence for each wrong one.
import { ConfigError, readConfig } from '../../apps/api/src/platform/config/config.ts'
import { flag } from '../../apps/api/src/platform/config/setting-rules.ts'

try {
  const config = readConfig(process.env)
  const demo = flag.safeParse(process.env.DEMO)
  if (!demo.success) throw new ConfigError([`DEMO must be 0 or 1, not "${process.env.DEMO}".`])
  process.stdout.write(
    JSON.stringify({
      apiUrl: config.apiUrl,
      webUrl: config.webOrigins[0],
      dataDir: config.dataDir,
      isDemo: demo.data,
      hasLocalMailbox: config.mail.smtpUrl === undefined,
    }),
  )
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(error.message)
  process.exitCode = 1
}
