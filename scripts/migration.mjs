// npm run write:migration -- <name>: a migration from the tables as they are now. See migration/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./migration/main.mjs').then((main) => main.makeMigration(process.argv.slice(2)))
