// npm run check:lighthouse: how fast, accessible and well made the main screens are. See lighthouse/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./lighthouse/main.mjs').then((main) => main.showLighthouse(process.argv.slice(2)))
