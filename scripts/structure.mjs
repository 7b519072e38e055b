// npm run structure: draws who imports whom into ARCHITECTURE.md and prints the counts. See structure/document.mjs.
import { ROOT } from './root.mjs'
import { structureOf, writeStructure } from './structure/document.mjs'

const structure = structureOf(ROOT)
writeStructure(ROOT, structure)
console.log(structure.slice(structure.lastIndexOf('```') + 3).trim())
