import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from './admin-request.ts'

const SECRETS = `A passphrase is never given on the command line: it is read from the file of --passphrase-file, else from
BACKUP_PASSPHRASE, else asked for. The settings are those of the API (DATABASE_URL, DATA_DIR …).`

export const EXPORT_USAGE = `Writes the whole installation, rows and files, into one archive, while it may be used.

  diatrivi export --to <file> [--encrypt] [--passphrase-file <file>]

${SECRETS}`

export const BACKUP_USAGE = `Writes the whole installation into an archive named after the moment, while it may be used.

  diatrivi backup --to <folder> [--keep <number>] [--encrypt] [--passphrase-file <file>]

With --keep only that many of the newest archives stay in the folder.
${SECRETS}`

export const IMPORT_USAGE = `Fills an empty database, and an empty storage of files, from an archive, and proves that they are equal.

  diatrivi import --from <file> [--replace] [--passphrase-file <file>]

With --replace everything that the database and the storage hold is removed.
${SECRETS}`

export const RESTORE_USAGE = `Brings the installation back from an archive, or from the newest of a folder, and proves it.

  diatrivi restore --from <file or folder> [--replace] [--passphrase-file <file>]

With --replace everything that the database and the storage hold is removed.
${SECRETS}`

export interface SecretRequest {
  passphraseFile: string | undefined
  /** Whether to ask for a passphrase where none is given otherwise. */
  encrypt: boolean
}

export interface ExportRequest extends SecretRequest {
  to: string
}

export interface BackupRequest extends ExportRequest {
  /** Absent: all of them. */
  keep: number | undefined
}

export interface ImportRequest extends SecretRequest {
  from: string
  replace: boolean
}

export function readBackupRequest(args: string[]): BackupRequest {
  const values = parse(args, { to: TEXT, keep: TEXT, encrypt: FLAG, 'passphrase-file': TEXT })
  const { keep } = values
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(String(keep))) {
    throw new UsageError('--keep must be a whole number from 1 on.')
  }
  return { ...exported(values), keep: keep === undefined ? undefined : Number(keep) }
}

export function readExportRequest(args: string[]): ExportRequest {
  return exported(parse(args, { to: TEXT, encrypt: FLAG, 'passphrase-file': TEXT }))
}

export function readImportRequest(args: string[]): ImportRequest {
  const values = parse(args, { from: TEXT, replace: FLAG, 'passphrase-file': TEXT })
  return {
    from: pathOf(values.from, '--from'),
    replace: values.replace === true,
    encrypt: false,
    passphraseFile: optionalPath(values['passphrase-file']),
  }
}

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

type Values = Partial<Record<string, string | boolean>>

function parse(args: string[], options: Record<string, typeof TEXT | typeof FLAG>): Values {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function exported(values: Values): ExportRequest {
  return {
    to: pathOf(values.to, '--to'),
    encrypt: values.encrypt === true,
    passphraseFile: optionalPath(values['passphrase-file']),
  }
}

function pathOf(value: string | boolean | undefined, option: string): string {
  if (typeof value !== 'string' || value === '') throw new UsageError(`${option} is needed.`)
  // npm runs a script in the folder of its package; people mean the one they stand in.
  return resolve(process.env.INIT_CWD ?? process.cwd(), value)
}

function optionalPath(value: string | boolean | undefined): string | undefined {
  return value === undefined ? undefined : pathOf(value, '--passphrase-file')
}
