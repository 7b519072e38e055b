import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import type { Findings } from './attack-everything.ts'

/** What is known of a group, and how often it was begun anew. */
export type KeptFindings = Findings & { retries: number }

/**
 * The groups are attacked by several processes; what each found waits here for the last one. A runner empties its own
 * folder when it starts, and this one stays: groups may be attacked on several evenings, see proofs/README.md.
 */
function fileOf({ project: { outputDir } }: TestInfo, group: number): string {
  return join(outputDir, '../attacks-findings', `${group}.json`)
}

export function keepFindings(testInfo: TestInfo, group: number, findings: Findings): void {
  const file = fileOf(testInfo, group)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...findings, retries: testInfo.retry } satisfies KeptFindings))
}

/** Reads the findings of the groups that were attacked so far. */
export function readFindings(testInfo: TestInfo, groups: number): KeptFindings[] {
  return Array.from({ length: groups }, (_none, group) => fileOf(testInfo, group))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
}
