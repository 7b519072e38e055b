import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { release } from '../release/main.mjs'
import { read } from './tracked-files.ts'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- Statistics.\n\n## 0.1.0 (2026-11-01)\n\n- Theses.\n'

/** A repository of two packages, with the files that name the version of an image. */
function aRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  mkdirSync(join(folder, 'packages', 'domain'), { recursive: true })
  mkdirSync(join(folder, 'deploy', 'kubernetes'), { recursive: true })
  write('package.json', JSON.stringify({ name: 'whole', version: '0.1.0', workspaces: ['packages/*'] }))
  write('packages/domain/package.json', JSON.stringify({ name: 'domain', version: '0.1.0' }))
  write('CHANGELOG.md', CHANGELOG)
  write('.gitignore', 'node_modules\npackage-lock.json\n')
  for (const path of ['deploy/compose.yaml', 'deploy/Dockerfile', 'deploy/kubernetes/kustomization.yaml']) {
    write(path, read(path).replaceAll(read('package.json').match(/"version": "(.+)"/)?.[1] ?? '', '0.1.0'))
  }
  git('init', '--quiet')
  git('config', 'user.name', 'Maria')
  git('config', 'user.email', 'maria@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  const text = (path: string) => readFileSync(join(folder, path), 'utf8')
  return { write, git, text, release: (version: string) => release([version], { folder, day: '2026-11-23' }) }
}

const said = () => vi.mocked(console.error).mock.calls.flat().join('\n')

describe('a release', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  afterEach(() => {
    process.exitCode = undefined
    vi.clearAllMocks()
  })

  it('gives its version to the changelog, every package and every image, in one commit with a tag', async () => {
    const repository = aRepository()
    await repository.release('0.2.0')
    expect(said()).toBe('')
    const { text, git } = repository
    expect(text('CHANGELOG.md')).toBe(
      CHANGELOG.replace('## Unreleased', '## Unreleased\n\n## 0.2.0 (2026-11-23)'),
    )
    for (const path of ['package.json', 'packages/domain/package.json']) {
      expect(JSON.parse(text(path)).version, path).toBe('0.2.0')
    }
    expect(text('deploy/compose.yaml')).toContain('image: diatrivi:0.2.0')
    expect(text('deploy/Dockerfile')).toContain('--tag diatrivi:0.2.0')
    expect(text('deploy/kubernetes/kustomization.yaml')).toContain('newTag: 0.2.0')
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): 0.2.0')
    expect(git('describe')).toBe('v0.2.0')
    expect(git('diff', 'HEAD~1', '--name-only')).not.toContain('node_modules')
  })

  it.each([
    ['of no version', '', [], 'npm run write:release -- <version>'],
    ['beside changes', '0.2.0', ['a-new-file.txt'], 'not committed'],
    ['of a version that is', '0.1.0', [], 'has a version 0.1.0 already'],
  ])('%s is refused, and changes nothing', async (_what, version, files, sentence) => {
    const repository = aRepository()
    for (const name of files) repository.write(name, '')
    await repository.release(version)
    expect(said()).toContain(sentence)
    expect(process.exitCode).toBe(1)
    expect(repository.git('diff', '--stat')).toBe('')
    expect(repository.git('tag')).toBe('')
  })

  it('without news is refused', async () => {
    const repository = aRepository()
    await repository.release('0.2.0')
    await repository.release('0.3.0')
    expect(said()).toContain('has nothing under "## Unreleased"')
  })

  it('that breaks off leaves the files as they were', async () => {
    const repository = aRepository()
    repository.write('deploy/compose.yaml', 'services:\n')
    repository.git('commit', '--quiet', '--all', '--message', 'Without an image')
    await repository.release('0.2.0')
    expect(said()).toContain('deploy/compose.yaml names no version')
    expect(repository.git('status', '--porcelain')).toBe('')
  })
})
