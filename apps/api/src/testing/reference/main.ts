// npm run reference -w @diatrivi/api: writes the reference as pages below build/reference.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '../../platform/config/project-folder.ts'
import { referencePages } from './pages.ts'

const FOLDER = join(PROJECT_FOLDER, 'build', 'reference')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const pages = referencePages()
for (const [name, text] of pages) writeFileSync(join(FOLDER, name), text)
console.log(`${pages.size} pages are written to build/reference.`)
