// npm start: everything from a fresh clone to a running Diatrivi. See start/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
// Imported late, because what follows is written for the Node that was just asked for.
import('./start/main.mjs').then((main) => main.start())
