import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'

export const DEPLOY = resolve(import.meta.dirname, '../../../../deploy')

type Settings = Record<string, string>
interface Compose {
  services: Record<string, { environment?: Settings }>
}

/** What `deploy/compose.yaml` tells each part, with the names of its `.env` filled in. */
export function composeSettings(env: Settings): (service: string) => Settings {
  const { services }: Compose = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true })
  return (service) => {
    const { environment = {} } = services[service] ?? {}
    return Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)(?::[^}]*)?\}/g, (_, wanted: string) => env[wanted] ?? ''),
      ]),
    )
  }
}
