// npm run write:sbom: the bill of materials of an installation. See sbom/main.mjs.
import { requireRecentNode } from '../packages/settings/src/node-version.mjs'

requireRecentNode()
import('./sbom/main.mjs').then((main) => main.writeBillOfMaterials())
