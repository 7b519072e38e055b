import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Twice at a terminal, without showing it; from a pipe, its first line. */
export function askPassword(): Promise<string> {
  return ask('password', 'twice')
}

/** Twice where a mistake would be found too late. */
export function askPassphrase(times: 'once' | 'twice'): Promise<string> {
  return ask('passphrase', times)
}

async function ask(what: 'password' | 'passphrase', times: 'once' | 'twice'): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  const given = await askHidden(what === 'password' ? 'Password: ' : 'Passphrase: ')
  if (times === 'twice' && (await askHidden('Once more: ')) !== given)
    throw new Error(`The two ${what}s differ.`)
  return given
}

async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
