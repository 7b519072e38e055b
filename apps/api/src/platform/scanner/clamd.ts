import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { MINUTE } from '../durations.ts'
import { ScannerUnavailable } from './scanner-unavailable.ts'

/** Clamd may be silent for long about an archive in archives; it gives up by itself after two minutes. */
const SILENT_FOR = 2 * MINUTE + 10_000
const PIECE = 64 * 1024
const END = Buffer.alloc(4)

/**
 * Sends a file to clamd by its command INSTREAM. Returns the name of what it found, null for nothing. Fails with
 * ScannerUnavailable where there is no verdict.
 */
export async function scanByClamd(
  address: NetConnectOpts,
  path: string,
  silentFor = SILENT_FOR,
): Promise<string | null> {
  const socket = connect(address)
  socket.setTimeout(silentFor, () => socket.destroy(new Error('no answer in time')))
  // clamd answers in the middle of a file that is larger than its StreamMaxLength.
  const [answer, sent] = await Promise.allSettled([
    text(socket),
    pipeline(instream(path), socket, { end: false }),
  ])
  socket.destroy()
  if (answer.status === 'fulfilled' && answer.value !== '') return verdictOf(answer.value)
  const failure = sent.status === 'rejected' ? sent.reason : undefined
  throw new ScannerUnavailable(
    reasonOf(failure ?? (answer.status === 'rejected' ? answer.reason : undefined)),
  )
}

/** The command, then each piece behind its length, then a length of nothing. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield END
}

function verdictOf(answer: string): string | null {
  const said = answer.replace(/\0$/, '').trim()
  if (said === 'stream: OK') return null
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
  if (found === undefined) throw new ScannerUnavailable(said)
  return found
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'the connection ended without an answer'
  return 'code' in failure ? String(failure.code) : failure.message
}
