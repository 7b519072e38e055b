// Run by the pinned Node, as the API is: stops the embedded database that an API has left which was killed.
import { readConfig } from '../../apps/api/src/platform/config/config.ts'
import { runAsUser } from '../../apps/api/src/platform/config/run-as-user.ts'
import { stopLeftServer } from '../../apps/api/src/platform/database/embedded-server.ts'

const config = readConfig(process.env)
if (config.databaseUrl === undefined) {
  runAsUser(config)
  await stopLeftServer(config.dataDir, console)
}
