// npm test: every check of the repository. See stages/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./stages/main.mjs').then((main) => main.runStages(process.argv.slice(2)))
