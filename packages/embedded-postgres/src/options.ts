import type { Transport } from './listening.ts'
import type { ServerSettings } from './server.ts'

export interface EmbeddedLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedOptions {
  /** Holds all files of the server; made if there is none. */
  folder: string
  /**
   * The application's name: the superuser of the cluster, and the beginning of the name of every connection. By that
   * the processes of one application recognise each other, so all of them must give the same. Letters and digits.
   */
  name: string
  log: EmbeddedLog
  /** Replace default settings of the server: tests give up durability for speed. */
  settings?: ServerSettings
  transport?: Transport
}
