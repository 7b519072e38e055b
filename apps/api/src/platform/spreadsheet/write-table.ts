import { runInChild } from '../child-process/run-in-child.ts'
import { SECOND } from '../durations.ts'
import type { FileTable, TableFormat } from './table-file.ts'
import type { WriteOrder } from './write-table-program.ts'

/** 20,000 rows of the widest list take a tenth of the memory and some seconds. */
const LIMITS = { memoryMb: 512, time: 60 * SECOND }
const PROGRAM = new URL('./write-table-program.ts', import.meta.url)

/**
 * The bytes of a file for a spreadsheet. It is made in a process of its own, so that others are answered meanwhile, and
 * whole before anything of it is sent: what fails is an error, never a half of a list.
 */
export function writeTable(format: TableFormat, table: FileTable): Promise<Uint8Array> {
  const order: WriteOrder = { format, table }
  return runInChild(PROGRAM, order, LIMITS)
}
