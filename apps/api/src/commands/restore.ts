import { importFrom, runCommand } from './archive-commands.ts'
import { RESTORE_USAGE, readImportRequest } from './archive-requests.ts'
import { archiveAt } from './backup-folder.ts'

await runCommand(RESTORE_USAGE, async (config) => {
  const request = readImportRequest(process.argv.slice(2))
  return importFrom(config, { ...request, from: await archiveAt(request.from) })
})
