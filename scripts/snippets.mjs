// npm run write:snippets: writes the code in the guides anew from the files it is cut from. See snippets/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./snippets/main.mjs').then((main) => main.writeSnippets())
