import { exportTo, runCommand } from './archive-commands.ts'
import { EXPORT_USAGE, readExportRequest } from './archive-requests.ts'
import { passphraseToEncrypt } from './passphrase.ts'

await runCommand(EXPORT_USAGE, async (config) => {
  const request = readExportRequest(process.argv.slice(2))
  return exportTo(config, request, await passphraseToEncrypt(request, config.backupPassphrase))
})
