// Any Node with ES modules may read this file: one that is too old is refused here, before anything newer is read.
import { requireNodeOfPrograms } from '../packages/settings/src/node-version.mjs'

requireNodeOfPrograms()
import('./launcher/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)))
