import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from '../install.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { runCommand } from '../process/run-command.mjs'
import { ROOT } from '../root.mjs'
import { withRelease } from './changelog.mjs'

const USAGE = 'npm run write:release -- <version>, as in: npm run write:release -- 0.2.0'

/**
 * Writes the version into the changelog and every package, and makes the commit and its tag. Ends with code 1 and a
 * sentence where that cannot be; the files are then as they were.
 *
 * @param {string[]} args
 * @param {{ folder: string, day: string }} [place] the repository, and today as 2026-11-23
 */
export async function release([version = ''], { folder, day } = { folder: ROOT, day: today() }) {
  try {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new PlainError(USAGE)
    const git = commandIn(folder, 'git')
    if ((await git('status', '--porcelain')) !== '') {
      throw new PlainError('There are changes that are not committed: commit them first, or take them back.')
    }
    const tag = `v${version}`
    if ((await git('tag', '--list', tag)) !== '') throw new PlainError(`There is a tag ${tag} already.`)
    const changelog = join(folder, 'CHANGELOG.md')
    writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, day))
    try {
      await writeVersions(folder, version)
      const reason = 'What is new stands in CHANGELOG.md.'
      await git('commit', '--all', '--message', `chore(release): ${version}`, '--message', reason)
      await git('tag', '--annotate', tag, '--message', `Version ${version}`)
    } catch (error) {
      await git('reset', '--quiet', '--hard')
      throw error
    }
    console.log(
      `Version ${version} is committed and has the tag ${tag}. Publish both: git push --follow-tags`,
    )
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

function today() {
  return new Date().toISOString().slice(0, 10)
}

/** Where images are named by their version. */
const NAMED = [
  { file: 'deploy/compose.yaml', before: /^ {2}image: diatrivi:(.*)$/m },
  { file: 'deploy/Dockerfile', before: /--tag diatrivi:(\S+)/ },
  { file: 'deploy/kubernetes/kustomization.yaml', before: /^ {4}newTag: (.*)$/m },
]

/**
 * @param {string} folder
 * @param {string} version
 */
async function writeVersions(folder, version) {
  const [command, args] = npmCommand()
  const npm = commandIn(folder, command, args)
  const everywhere = ['--workspaces', '--include-workspace-root']
  await npm('version', version, ...everywhere, '--no-git-tag-version', '--allow-same-version')
  for (const { file, before } of NAMED) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const named = before.exec(text)
    if (named === null) throw new PlainError(`${file} names no version of the image.`)
    const [line, old = ''] = named
    writeFileSync(path, text.replace(line, line.replace(old, version)))
  }
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} first arguments of every call
 * @returns {(...args: string[]) => Promise<string>} returns what was written, and throws where the command fails
 */
function commandIn(folder, command, first = []) {
  return async (...args) => {
    const { code, stdout, output } = await runCommand(command, [...first, ...args], { cwd: folder })
    if (code !== 0) throw new PlainError(`${[command, ...args].join(' ')} failed:\n${output.trim()}`)
    return stdout.trim()
  }
}
