// npm run check:proofs: every long proof, one after the other. See verify/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./verify/main.mjs').then((main) => main.verify(process.argv.slice(2)))
