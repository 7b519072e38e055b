import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { findBinaries, type NativeFolder } from './binaries.ts'
import { createCluster, readPassword } from './cluster.ts'
import { checkMajorVersion, type DataFolders, handOver, handOverCluster, hasCluster } from './data-folders.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import {
  chooseListening,
  defaultTransport,
  dropSocketFolder,
  isSame,
  isTemporary,
  type Listening,
  LOOPBACK,
  prepareSocketFolder,
  type Transport,
} from './listening.ts'
import type { EmbeddedOptions } from './options.ts'
import { OwnerLock } from './owner-lock.ts'
import { countOtherClients, isReady, servesFolder } from './probe.ts'
import { isStillInUse, serverComplaint, spawnServer, stopServer } from './server.ts'
import { disownServerRecord, readServerRecord } from './server-record.ts'
import { couldServe, isAlive } from './system-process.ts'
import { chooseServerUser, type SystemUser } from './system-user.ts'

const START_LIMIT_MS = 120_000
const POLL_MS = 20
const WATCH_MS = 1_000
/** Others look for the lock every `WATCH_MS`. */
const OFFER_MS = 3 * WATCH_MS
const OFFER_POLL_MS = 100

/** Whether this process started the server, adopted one whose owner had died, or uses that of another process. */
export type Origin = 'started' | 'adopted' | 'client'

/**
 * One of the processes that share the server of a folder. The holder of the lock looks after the server; the
 * others try for the lock every second, so that one of them adopts the server when the owner leaves or dies.
 */
export class Member {
  readonly #options: EmbeddedOptions
  readonly #folders: DataFolders
  readonly #lock: OwnerLock
  readonly #user: SystemUser | undefined
  #binaries: NativeFolder | undefined
  #listening: Listening | undefined
  #watch: NodeJS.Timeout | undefined
  #watching = Promise.resolve()

  constructor(options: EmbeddedOptions, folders: DataFolders) {
    this.#options = options
    this.#folders = folders
    this.#lock = new OwnerLock(folders.lock)
    this.#user = chooseServerUser(folders.cluster, options.name)
  }

  async join(): Promise<Origin> {
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      const origin = this.#lock.tryAcquire() ? await this.#serve() : await this.#share()
      if (origin) {
        this.#watch = setInterval(() => this.#look(), WATCH_MS).unref()
        return origin
      }
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          'held_by_another_process',
          `Another process has held the database in ${this.#folders.home} for too long`,
        )
      }
      await delay(POLL_MS)
    }
  }

  async leave(): Promise<void> {
    clearInterval(this.#watch)
    await this.#watching
    if (this.#lock.tryAcquire()) await this.#stopUnlessUsed()
  }

  /** Stops a server that runs without an owner, and starts none. */
  async stopLeft(): Promise<void> {
    if (!this.#lock.tryAcquire()) return
    try {
      this.#listening = await this.#findRunning()
      if (this.#listening !== undefined) await this.#stopUnlessUsed()
    } finally {
      this.#lock.release()
    }
  }

  async #stopUnlessUsed(): Promise<void> {
    try {
      if (await this.#isUsed()) {
        this.#options.log.info('The embedded PostgreSQL goes on running for the other process that uses it.')
      } else {
        await stopServer(this.#folders, this.#native(), this.#user)
      }
    } finally {
      this.#lock.release()
    }
  }

  /**
   * Whether another process of the application uses the server. A session may be that of a process that was killed while
   * a query ran; a process that lives takes the lock, which it is offered for as long as it may take to notice.
   */
  async #isUsed(): Promise<boolean> {
    const deadline = Date.now() + OFFER_MS
    this.#lock.release()
    while ((await countOtherClients(this.connection(), this.#options.name)) > 0 && Date.now() < deadline) {
      await delay(OFFER_POLL_MS)
      if (!this.#lock.tryAcquire()) return true
      this.#lock.release()
    }
    return !this.#lock.tryAcquire()
  }

  connection(): ClientConfig {
    if (this.#listening === undefined) throw new Error('The server has not been joined')
    return this.#connectionTo(this.#listening)
  }

  #connectionTo(listening: Listening): ClientConfig {
    const common = {
      user: this.#options.name,
      database: 'postgres',
      port: listening.port,
      application_name: `${this.#options.name} ${process.pid}`,
    }
    return listening.kind === 'socket'
      ? { ...common, host: listening.folder }
      : { ...common, host: LOOPBACK, password: readPassword(this.#folders) }
  }

  async #share(): Promise<Origin | undefined> {
    const listening = readServerRecord(this.#folders.cluster)?.listening
    if (listening === undefined || !(await isReady(this.#connectionTo(listening)))) return undefined
    this.#listening = listening
    return 'client'
  }

  /** What the holder of the lock does; undefined when it has to try again. */
  async #serve(): Promise<Origin | undefined> {
    try {
      const running = await this.#findRunning()
      if (running === undefined) return (await this.#start()) ? 'started' : undefined
      if (this.#listening && !isSame(this.#listening, running)) {
        dropSocketFolder(this.#listening, this.#folders.cluster)
      }
      this.#listening = running
      return 'adopted'
    } catch (error) {
      this.#lock.release()
      throw error
    }
  }

  /** Where a server of this folder listens that its owner left running; a false record is made harmless. */
  async #findRunning(): Promise<Listening | undefined> {
    const { cluster } = this.#folders
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      const record = readServerRecord(cluster)
      if (record === undefined) return undefined
      if (!isAlive(record.pid) || !couldServe(record.pid, cluster)) {
        await this.#dropDeadSocket(record.listening)
        break
      }
      if (record.listening && (await isReady(this.#connectionTo(record.listening)))) {
        if (await servesFolder(this.#connectionTo(record.listening), cluster)) return record.listening
        break
      }
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          'held_by_another_process',
          `The PostgreSQL process ${record.pid} holds ${cluster} and does not answer`,
        )
      }
      await delay(POLL_MS)
    }
    disownServerRecord(cluster)
    return undefined
  }

  /** The record of a copied folder names the socket of the original, where a server may answer. */
  async #dropDeadSocket(listening: Listening | undefined): Promise<void> {
    if (listening === undefined || !isTemporary(listening, this.#options.name)) return
    if (await isReady(this.#connectionTo(listening))) return
    dropSocketFolder(listening, this.#folders.cluster)
  }

  /** False while an earlier server is still ending. */
  async #start(): Promise<boolean> {
    const { transport = defaultTransport, settings = {} } = this.#options
    const folders = this.#folders
    await this.#prepareCluster(transport, settings.fsync !== 'off')
    this.#listening ??= await chooseListening(transport, folders.cluster, this.#options.name)
    prepareSocketFolder(this.#listening, folders.cluster, this.#user)
    const child = spawnServer({
      folders,
      native: this.#native(),
      user: this.#user,
      listening: this.#listening,
      settings,
    })
    let hasEnded = false
    child.once('exit', () => {
      hasEnded = true
    })
    child.once('error', () => {
      hasEnded = true
    })
    while (!(await isReady(this.connection()))) {
      if (hasEnded) return this.#failed()
      await delay(POLL_MS)
    }
    // Another server of this folder may be the one that answers.
    if (hasEnded) return this.#failed()
    return true
  }

  async #prepareCluster(transport: Transport, isDurable: boolean): Promise<void> {
    const folders = this.#folders
    handOver(folders.home, this.#user)
    if (hasCluster(folders)) {
      checkMajorVersion(folders)
      handOverCluster(folders, this.#user)
      return
    }
    this.#options.log.info('Making the embedded database.')
    await createCluster({
      folders,
      superuser: this.#options.name,
      native: this.#native(),
      user: this.#user,
      transport,
      isDurable,
    })
  }

  #failed(): false {
    const complaint = serverComplaint(this.#folders)
    if (isStillInUse(complaint) || this.#isServed()) return false
    if (this.#listening) dropSocketFolder(this.#listening, this.#folders.cluster)
    throw new EmbeddedPostgresError(
      'did_not_start',
      `The embedded PostgreSQL in ${this.#folders.home} did not start: ${complaint}`,
    )
  }

  /** An owner that was killed had just started another, which had written nothing about itself yet. */
  #isServed(): boolean {
    const record = readServerRecord(this.#folders.cluster)
    return record !== undefined && isAlive(record.pid)
  }

  #native(): NativeFolder {
    this.#binaries ??= findBinaries({
      home: this.#folders.home,
      name: this.#options.name,
      user: this.#user,
    })
    return this.#binaries
  }

  #look(): void {
    this.#watching = this.#watching.then(() => this.#keepRunning())
  }

  async #keepRunning(): Promise<void> {
    const { log } = this.#options
    try {
      if (!this.#lock.tryAcquire()) return
      const record = readServerRecord(this.#folders.cluster)
      if (record && isAlive(record.pid)) return
      log.warn('The embedded PostgreSQL had ended: starting it again.')
      await this.#serve()
    } catch (error) {
      log.warn(`The embedded PostgreSQL could not be started again: ${String(error)}`)
    }
  }
}
