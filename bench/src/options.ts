import { parseArgs } from 'node:util'

export interface Options {
  theses: number
  /** Load anew what was kept. */
  fresh: boolean
  /** Load, and measure nothing. */
  loadOnly: boolean
  /** How long each server is under load in each round. */
  seconds: number
  rounds: number
  connections: number
  /** A part of the names of the calls wanted; empty for all. */
  calls: string
  /** Install the peers where they are not, and put them under load in the same rounds. */
  peers: boolean
  /** Numbers of processes of the API to compare instead of floor and ours; empty: none. */
  processes: number[]
}

export const USAGE =
  'npm run check:bench -- [--theses 10000] [--fresh] [--load-only] [--calls <part of a name>] [--seconds 5] [--rounds 3] [--connections 32] [--peers] [--processes 1,2,4]'

/** Throws a sentence for the person who gave the command. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      theses: { type: 'string', default: '10000' },
      fresh: { type: 'boolean', default: false },
      'load-only': { type: 'boolean', default: false },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32' },
      calls: { type: 'string', default: '' },
      peers: { type: 'boolean', default: false },
      processes: { type: 'string', default: '' },
    },
  })
  return {
    theses: wholeNumber('--theses', values.theses, { least: 100, most: 2_000_000 }),
    fresh: values.fresh,
    loadOnly: values['load-only'],
    seconds: wholeNumber('--seconds', values.seconds, { least: 1, most: 600 }),
    rounds: wholeNumber('--rounds', values.rounds, { least: 1, most: 99 }),
    connections: wholeNumber('--connections', values.connections, { least: 1, most: 1_000 }),
    calls: values.calls,
    peers: values.peers,
    processes: values.processes
      .split(',')
      .filter((text) => text !== '')
      .map((text) => wholeNumber('--processes', text, { least: 1, most: 64 })),
  }
}

function wholeNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text.replaceAll('_', ''))
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}
