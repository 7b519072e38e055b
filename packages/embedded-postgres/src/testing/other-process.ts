import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** A process that joins the server of a folder, reports how, and leaves on request. */

const folder = process.argv[2] ?? ''
const silent = { info: () => undefined, warn: () => undefined }

try {
  const server = await startEmbeddedPostgres({
    folder,
    name: 'library',
    log: silent,
    settings: { fsync: 'off' },
  })
  process.on('message', async () => {
    await server.stop()
    process.disconnect()
  })
  process.send?.({ origin: server.origin, connection: server.connection })
} catch (error) {
  process.send?.({ error: String(error) })
  process.disconnect()
}
