// npm run write:release -- <version>: a version of the changelog, the packages and git. See release/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./release/main.mjs').then((main) => main.release(process.argv.slice(2)))
