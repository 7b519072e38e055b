import { globSync, statSync, writeFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { MESSAGE_OPTIONS } from './message-options.ts'

/** Written after the modules, so that it is the newest file until something changes. */
const STAMP = 'src/paraglide/stamp'
const READ = [
  'messages/**/*.json',
  'project.inlang/settings.json',
  'tooling/message-options.ts',
  '../../package-lock.json',
]
/** The build writes it too, with a module for each message. */
const WRITTEN = 'src/paraglide/runtime.js'

const changedAt = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY

function isUpToDate() {
  const stamp = changedAt(STAMP)
  return [WRITTEN, ...globSync(READ)].every((file) => changedAt(file) <= stamp)
}

// Compiling takes some ten seconds, which every run of a test would wait for.
if (!isUpToDate()) {
  await compile(MESSAGE_OPTIONS)
  writeFileSync(STAMP, '')
}
// The compiler keeps the process that it ran in from ending.
process.exit(0)
