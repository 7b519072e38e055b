// npm run check:structure: prints who imports whom, level by level.
import { readImports } from './structure/imports.mjs'
import { DRAWN } from './structure/levels.mjs'
import { pictureOf } from './structure/picture.mjs'

console.log(pictureOf(readImports(), DRAWN))
