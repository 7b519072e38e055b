// npm run reference: writes docs/reference anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '../../platform/config/project-folder.ts'
import { referencePages } from './pages.ts'

const FOLDER = join(PROJECT_FOLDER, 'docs', 'reference')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const pages = referencePages()
for (const [name, text] of pages) writeFileSync(join(FOLDER, name), text)
console.log(`${pages.size} pages are written to docs/reference.`)
