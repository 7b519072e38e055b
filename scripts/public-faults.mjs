// npm run check:proofs -- public-faults: the tests of faults that users of other products reported.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./verify/run-public-faults.mjs').then((main) => main.runPublicFaults())
