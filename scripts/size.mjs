// npm run check:size: what every page loads before its first paint. See weight/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./weight/main.mjs').then((main) => main.showSize())
