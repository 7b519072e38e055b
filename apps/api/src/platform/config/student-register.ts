import type { settingsOf } from '@diatrivi/settings/read-settings'

/** The student register of the institution (UniverSIS), from which records of students are read. */
export interface RegisterSettings {
  /** Without a slash at its end. */
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** The numbers that a department of ours has there. */
  departments: ReadonlyMap<number, readonly string[]>
}

/** Absent where one is missing; the start names it. */
export function registerSettings(read: ReturnType<typeof settingsOf>['read']): RegisterSettings | undefined {
  const [url, tokenUrl] = [read('UNIVERSIS_URL'), read('UNIVERSIS_TOKEN_URL')]
  const [clientId, clientSecret] = [read('UNIVERSIS_CLIENT_ID'), read('UNIVERSIS_CLIENT_SECRET')]
  if (url === undefined || tokenUrl === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined) return undefined
  const linked = read('UNIVERSIS_DEPARTMENTS') ?? []
  const departments = new Map(linked.map(({ department, codes }) => [department, codes]))
  return { url, tokenUrl, clientId, clientSecret, departments }
}
