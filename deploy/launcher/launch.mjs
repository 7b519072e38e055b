import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROGRAMS } from './programs.mjs'
import { takeSettings } from './take-settings.mjs'

/** The top of the project, or of a release. */
const TOP = resolve(import.meta.dirname, '../..')

/**
 * Runs the named program in this process, with the arguments behind its name.
 *
 * @param {string[]} args
 */
export async function launch([name = 'help', ...args]) {
  const program = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined
  if (program === undefined || !existsSync(resolve(TOP, program.file))) {
    const isAsked = ['help', '--help', '-h'].includes(name)
    const stream = isAsked ? process.stdout : process.stderr
    stream.write(`${isAsked ? '' : `There is no "${name}" here.\n\n`}${usage()}\n`)
    process.exitCode = isAsked ? 0 : 1
    return
  }
  try {
    if (!program.makesItself) takeSettings(process.env, TOP)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
    return
  }
  const file = resolve(TOP, program.file)
  process.argv = [process.execPath, file, ...args]
  await import(pathToFileURL(file).href)
}

function usage() {
  const names = Object.keys(PROGRAMS).filter((name) => existsSync(resolve(TOP, PROGRAMS[name]?.file ?? '')))
  const widest = Math.max(...names.map((name) => name.length))
  return [
    'diatrivi <program or command> [options]',
    '',
    ...names.map((name) => `  ${name.padEnd(widest)}  ${PROGRAMS[name]?.what}`),
    '',
    'Settings come from the environment, or else from the files in /etc/diatrivi. In a clone the commands are scripts of npm:',
    'npm run create-admin -- …, npm run ops:doctor, npm run ops:backup -- …',
  ].join('\n')
}
