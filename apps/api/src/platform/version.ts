import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from './config/project-folder.ts'

/** The version of this program, as its package says it. */
export const VERSION: string = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')).version
