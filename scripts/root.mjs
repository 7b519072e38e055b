import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository, wherever the command was given. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
