import { PATH_PATTERNS, WITHHELD_PARAMS } from '@diatrivi/contract/logged-address'
import { describe, expect, it } from 'vitest'
import { read } from './tracked-files.ts'

const template = read('deploy/nginx/diatrivi.conf.template')
const [, map = ''] = /map \$uri \$logged_path \{([^}]+)\}/.exec(template) ?? []
const rules = [...map.matchAll(/^ +"~(\*?)(.+)" +\$before(\S+);$/gm)].map(([, star, pattern = '', rest]) => ({
  pattern: new RegExp(pattern, star === '' ? '' : 'i'),
  rest,
}))

/** What the map of nginx makes of a path, which it has decoded. */
function loggedPath(path: string): string {
  for (const { pattern, rest } of rules) {
    const before = pattern.exec(path)?.groups?.before
    if (before !== undefined) return `${before}${rest}`
  }
  return path
}

describe('the log of the proxy', () => {
  const secretPlaces = PATH_PATTERNS.filter((pattern) =>
    WITHHELD_PARAMS.some((param) => pattern.includes(`:${param}`)),
  )

  it.each(secretPlaces.flatMap((pattern) => [pattern, `/api${pattern}`]))(
    'has no secret of %s',
    (pattern) => {
      expect(loggedPath(pattern.replace(/:\w+/, 'K7QF'))).toBe(pattern.replace(/:\w+/, '[redacted]'))
    },
  )

  it.each(['?token=K7QF', '#K7QF', ';K7QF'])('has nothing behind a mark that was encoded: %s', (rest) => {
    expect(loggedPath(`/password/reset${rest}`)).toBe('/password/reset[redacted]')
  })

  it.each(['/', '/thesis/7', '/help/papers', '/api/v1/user/paper/7'])('has %s as it is', (path) => {
    expect(loggedPath(path)).toBe(path)
  })

  it('is the only one in every server, and the other log repeats no address', () => {
    const servers = template.split(/^server \{$/m).slice(1)
    expect(servers.length).toBeGreaterThan(1)
    for (const server of servers) {
      expect(server).toContain('access_log $' + '{ACCESS_LOG} diatrivi;')
      expect(server).toContain('error_log $' + '{ERROR_LOG} crit;')
    }
    const [, format = ''] = /log_format diatrivi '(.+)';/.exec(template) ?? []
    expect(format).toContain('$logged_path')
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer|arg_\w+)\b/)
  })
})
