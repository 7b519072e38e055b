import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import type { ClientConfig } from 'pg'
import { makeInstallation } from '../carry/installation.ts'

export const SIZE = { theses: 10_000, files: 1_000 }
/** That of everybody whom the benchmark loads. */
export const PASSWORD = 'benchmark'

export interface Installation {
  connection: ClientConfig
  dataDir: string
}

/** Returns a function that makes copies of one installation, so that each run begins with the same. */
export async function prepareInstallations(server: ClientConfig, folder: string) {
  const files = join(folder, 'first-files')
  const first = await makeInstallation(server, files, SIZE)
  return async (name: string): Promise<Installation> => {
    const dataDir = join(folder, name)
    cpSync(files, join(dataDir, 'files'), { recursive: true })
    const database = `crowd_${name}`
    await onServer(server, `create database ${database} template ${String(first.connection.database)}`)
    return { connection: connectionTo(server, database), dataDir }
  }
}
