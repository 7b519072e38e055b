import { importFrom, runCommand } from './archive-commands.ts'
import { IMPORT_USAGE, readImportRequest } from './archive-requests.ts'

await runCommand(IMPORT_USAGE, (config) => importFrom(config, readImportRequest(process.argv.slice(2))))
