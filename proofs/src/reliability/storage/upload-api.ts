import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { passwordHashing } from '@diatrivi/api/platform/auth/password-hashing'
import { systemClock } from '@diatrivi/api/platform/clock'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import { factories } from '@diatrivi/api/testing/factories'
import { freePort, runProgram, urlOfDatabase } from '@diatrivi/api/testing/running-program'
import { fill } from '@diatrivi/api/testing/test-client'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'

/** An API in a process of its own, and a student at work who uploads files with comments. */
export interface UploadApi {
  dataDir: string
  /** The id of the comment that carries the file. */
  upload(bytes: Uint8Array): Promise<number>
  tryUpload(bytes: Uint8Array, name?: string): Promise<Response>
  download(commentId: number, range?: string): Promise<Response>
  isReady(): Promise<boolean>
  /** A call that needs no file. */
  listComments(): Promise<Response>
  /** Bytes of memory in use now. */
  memory(): number
  stop(): Promise<void>
}

const PASSWORD = 'kalimera-uploads'

export interface UploadApiOptions {
  db: Db
  connection: ClientConfig
  dataDir: string
  /** The storage that the settings name. */
  storage: Storage
  settings: Record<string, string>
}

export async function startUploadApi(options: UploadApiOptions): Promise<UploadApi> {
  const { connection, dataDir, settings } = options
  const port = await freePort()
  const { child, messages, ended } = runProgram({
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: urlOfDatabase(connection),
    JWT_SECRET: 'a secret of thirty-two characters',
    RATE_LIMIT: 'off',
    ...settings,
  })
  await until(async () => {
    assert.equal(child.exitCode, null, JSON.stringify(messages.at(-1)))
    return messages.at(-1)?.type === 'ready'
  }, 'the API is ready')
  const address = `http://127.0.0.1:${port}`
  const { itemId, token } = await aStudentAtWork(options, address)

  const call = (name: RouteName, params: Record<string, number>, init: RequestInit = {}) => {
    const [method = '', path = ''] = ROUTES[name].split(' ')
    return fetch(`${address}${fill(path, params)}`, {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    })
  }
  const tryUpload = (bytes: Uint8Array, name = 'chapter.gz') => {
    const body = new FormData()
    body.set('text', 'Το κεφάλαιο.')
    body.set('selectedFile', new Blob([bytes.slice()]), name)
    return call('writeStepComment', { itemId }, { body })
  }
  return {
    dataDir,
    tryUpload,
    upload: async (bytes) => {
      const response = await tryUpload(bytes)
      const text = await response.text()
      assert.equal(response.status, 200, text)
      return Number(text)
    },
    download: (commentId, range) =>
      call('downloadStepCommentFile', { commentId }, range === undefined ? {} : { headers: { range } }),
    isReady: async () => (await fetch(`${address}/readyz`)).status === 200,
    listComments: () => call('listStepComments', { itemId }),
    memory: () => residentMemory(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function aStudentAtWork({ db, storage }: UploadApiOptions, address: string) {
  const given = factories({
    db,
    clock: systemClock,
    storage,
    passwords: passwordHashing(),
  })
  const student = await given.aStudent({ password: PASSWORD })
  const thesis = await given.aThesis({ student })
  const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
  const response = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: student.username, password: PASSWORD }),
  })
  const { jwt_token: token } = (await response.json()) as { jwt_token: string }
  return { itemId: steps[0]?.id ?? 0, token }
}

function residentMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1_024
}
