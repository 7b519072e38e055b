import { FEATURES } from '@diatrivi/contract/features'
import { CALLERS, type Caller, isPerson } from './callers.ts'
import { isServed, type Outcome, type Row } from './matrix.ts'

const INTRODUCTION = `# Who may call what

Written by a test that makes every call as every kind of caller, over HTTP against a real PostgreSQL: a change of who
may do what changes a line here. After such a change, and once the new lines are what was meant:
\`npx vitest run --project api apps/api/src/permissions.api.test.ts -u\`.

**yes** means served. Otherwise the status, and for people the code:

| status | means |
|---|---|
| 401 | no session: none was sent (\`unauthenticated\`), it is not one of ours, or it has ended (\`session_expired\`) |
| 403 | the account is not active yet (\`inactive_account\`), its role may not (\`wrong_role\`) or demands a second factor first (\`second_factor_required\`), or it belongs to another person (\`not_owner\`) |
| 404 | there is no such thing, as far as the caller may know |
| 409 | the call is theirs to make, but not in this state |

Those without a good session, and the inactive, come in a role that the call admits. Calls by a link are made with a
good code, whoever makes them: who has the link has its right. What a call touches belongs to
"its instructor" and "its student"; "the interested student" has declared interest in the topic. "Its head" and
"another head" are instructors who head the department and another one; deputies and coordinators are served alike. The
rule named is the domain's: when it says yes and when no stands in \`packages/domain/permissions.md\`.`

/** The matrix as a page, one section a feature. */
export function permissionsPage(rows: readonly Row[]): string {
  const sections = Object.values(FEATURES).map(({ title, endpoints }) => {
    const own = rows.filter(({ endpoint }) => endpoint.name in endpoints)
    return `## ${title}\n\n${table(own)}`
  })
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ endpoint, of, outcomes }) => [
    `\`${endpoint.method} ${endpoint.path}\``,
    of,
    'policy' in endpoint.access ? (endpoint.access.policy ?? '') : '',
    ...CALLERS.map((caller) => inWords(caller, outcomes[caller])),
  ])
  const header = ['call', 'of', 'rule', ...CALLERS]
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  const aligned = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [aligned(header), rule, ...lines.map(aligned)].join('\n')
}

function inWords(caller: Caller, outcome: Outcome): string {
  if (isServed(outcome)) return '**yes**'
  return isPerson(caller) && outcome.status !== 404
    ? `${outcome.status} ${outcome.code}`
    : `${outcome.status}`
}
