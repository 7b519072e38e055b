import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const JOURNAL = 'apps/api/migrations/meta/_journal.json'
const TAG = 'the_next_version'

/** Writes into the folder what the next version has more than the repository in its migrations: one made-up migration. */
export function writeNextMigration(folder: string, repository: string): void {
  const committed = execFileSync('git', ['-C', repository, 'show', `HEAD:${JOURNAL}`], { encoding: 'utf8' })
  const journal = JSON.parse(committed)
  const [{ version }] = journal.entries
  journal.entries.push({
    idx: journal.entries.length,
    version,
    when: Date.UTC(2100, 0),
    tag: TAG,
    breakpoints: true,
  })
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  writeFileSync(
    join(folder, `${TAG}.sql`),
    `alter table keyword add column note text default 'made up' not null`,
  )
}
