import { resolve } from 'node:path'

/** The top of the project: a relative DATA_DIR means the same folder wherever the command was given. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../../..')
