import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** A process that joins the server of a folder, tells how, and leaves when it is told to. */

const dataDir = process.argv[2] ?? ''
const silent = { info: () => undefined, warn: () => undefined }

try {
  const server = await startEmbeddedPostgres({ dataDir, log: silent, settings: { fsync: 'off' } })
  process.on('message', async () => {
    await server.stop()
    process.disconnect()
  })
  process.send?.({ origin: server.origin, connection: server.connection })
} catch (error) {
  process.send?.({ error: String(error) })
  process.disconnect()
}
