import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writePart } from '../page.ts'
import { writeNextMigration } from './next-migration.ts'

const TOP = resolve(import.meta.dirname, '../../..')
const NEXT = '0.1.1'

/**
 * The guides of `docs/guides` for systemd, `deployment.md` and `upgrading.md`, followed word by word: their lines are read out
 * of the pages and given to a shell of a machine with a systemd of its own. Between them stands only what a person fills in
 * and looks at.
 */
export async function run(): Promise<void> {
  const [packages, release, database, settings, start, proxy] = linesOf(
    'deployment.md',
    'On a machine, with systemd',
  )
  assert.ok(packages && release && database && settings && start && proxy)
  const [backup, upgrade, back, restore] = linesOf('upgrading.md', 'The lines, with systemd')
  assert.ok(backup && upgrade && back && restore)
  const { version } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-installation-'))
  try {
    repository(join(folder, 'repository'), version)
    writeNextMigration(join(folder, 'next'), join(folder, 'repository'))
    const next = `/opt/diatrivi/releases/${NEXT}`
    writeFileSync(
      join(folder, 'outside.sh'),
      [
        ...['set -eux', 'REPOSITORY=/mnt/repository', packages, `VERSION=${version}`, release],
        // The next version is the same one, beside it, until its migration is put in.
        `cp -a /opt/diatrivi/releases/${version} ${next}`,
        `sed -i '0,/"version"/s/"${version}"/"${NEXT}"/' ${next}/package.json`,
        'cp -r /mnt/next /root/next',
      ].join('\n'),
    )
    writeFileSync(
      join(folder, 'inside.sh'),
      [
        read('before.sh'),
        ...[database, settings, start],
        read('proxy.sh'),
        ...[proxy, read('look.sh')],
        ...[read('upgrade/rows.sh'), `VERSION=${NEXT}`, backup, read('upgrade/backed-up.sh')],
        ...[current, upgrade, 'all_run "$VERSION"', back, read('upgrade/same-tables.sh')],
        ...[current, upgrade, read('upgrade/migrated.sh')],
        ...[read('upgrade/refused.sh'), restore, read('upgrade/restored.sh')],
        'echo done >> /root/result',
      ].join('\n'),
    )
    const machine = join(import.meta.dirname, 'machine.sh')
    const { status } = spawnSync('unshare', ['--mount', 'bash', machine, folder], { stdio: 'inherit' })
    assert.equal(status, 0)
    const result = readFileSync(join(folder, 'result'), 'utf8').trim().split('\n')
    if (result.pop() !== 'done') throw new Error(readFileSync(join(folder, 'log'), 'utf8').slice(-4_000))
    writePart('Installation by the guide', [
      `On ${new Date().toISOString().slice(0, 10)}, Debian 12 with systemd as its first process, in namespaces of its own; the lines are those of the guides.`,
      '',
      ...result.map((line) => `- ${line}`),
    ])
    console.log(result.join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The lines for a shell of one section of a guide, block by block. */
function linesOf(page: string, title: string): string[] {
  const guide = readFileSync(join(TOP, 'docs/guides', page), 'utf8')
  const [, section = ''] = guide.split(`\n## ${title}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
}

/** What is committed here, as a repository with the tag of that version. */
function repository(folder: string, version: string): void {
  mkdirSync(folder)
  execFileSync('git', ['clone', '--quiet', '--bare', TOP, folder])
  execFileSync('git', ['-C', folder, 'tag', '--force', `v${version}`])
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** What the lines of the release end with: here it was brought before. */
const current = 'ln -sf -T "releases/$VERSION" /opt/diatrivi/current'
