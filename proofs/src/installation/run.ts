import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writePart } from '../page.ts'

const TOP = resolve(import.meta.dirname, '../../..')
const NEXT = '0.1.1'

/**
 * The guide of `docs/guides/deployment.md` for systemd, followed word by word: its lines are read out of the page and given
 * to a shell of a machine with a systemd of its own. Between them stands only what a person fills in and looks at.
 */
export async function run(): Promise<void> {
  const [packages, release, database, settings, start, proxy] = linesOf('On a machine, with systemd')
  assert.ok(packages && release && database && settings && start && proxy)
  const { version } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-installation-'))
  try {
    repository(join(folder, 'repository'), version)
    writeFileSync(
      join(folder, 'outside.sh'),
      [
        ...['set -eux', 'REPOSITORY=/mnt/repository', packages, `VERSION=${version}`, release],
        // The next version is the same one, beside it.
        `cp -a /opt/diatrivi/releases/${version} /opt/diatrivi/releases/${NEXT}`,
      ].join('\n'),
    )
    writeFileSync(
      join(folder, 'inside.sh'),
      [
        read('before.sh'),
        ...[database, settings, start],
        read('proxy.sh'),
        ...[proxy, read('look.sh')],
        ...[`step "upgraded to ${NEXT}, the same program in a folder of its own"`, current(NEXT), restart],
        ...[`step "back at ${version}"`, current(version), restart],
        'echo done >> /root/result',
      ].join('\n'),
    )
    const machine = join(import.meta.dirname, 'machine.sh')
    const { status } = spawnSync('unshare', ['--mount', 'bash', machine, folder], { stdio: 'inherit' })
    assert.equal(status, 0)
    const result = readFileSync(join(folder, 'result'), 'utf8').trim().split('\n')
    if (result.pop() !== 'done') throw new Error(readFileSync(join(folder, 'log'), 'utf8').slice(-4_000))
    writePart('Installation by the guide', [
      `On ${new Date().toISOString().slice(0, 10)}, Debian 12 with systemd as its first process, in namespaces of its own; the lines are those of the guide.`,
      '',
      ...result.map((line) => `- ${line}`),
    ])
    console.log(result.join('\n'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The lines for a shell of one section of the guide, block by block. */
function linesOf(title: string): string[] {
  const guide = readFileSync(join(TOP, 'docs/guides/deployment.md'), 'utf8')
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

const current = (version: string) => `ln -sf -T releases/${version} /opt/diatrivi/current`
const restart = `systemctl restart diatrivi-api@4000
ready 4000
systemctl restart diatrivi-api@4001
ready 4001
systemctl restart diatrivi-web
sleep 3
test "$(readlink /proc/$(systemctl show --property MainPID --value diatrivi-api@4000)/cwd)" = "$(readlink -f /opt/diatrivi/current)"
page`
