import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {Record<string, unknown>} Report */

/**
 * Gives a tool a file for its report and reads it afterwards; absent when the tool wrote none.
 *
 * @template Result
 * @param {(file: string) => Promise<Result>} run
 * @returns {Promise<{ result: Result, report: Report | undefined }>}
 */
export async function withReportFile(run) {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-report-'))
  try {
    const file = join(folder, 'report.json')
    const result = await run(file)
    return { result, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Report | undefined} report
 * @param {string} name
 * @returns {number} 0 where the report has no such number
 */
export function numberIn(report, name) {
  const value = report?.[name]
  return typeof value === 'number' ? value : 0
}
