import fastify from 'fastify'
import pg from 'pg'
import { STATEMENTS } from './statements.ts'

/*
 * The least that could serve the same rows: Fastify, a pool, and one prepared statement a call. It knows no session, no
 * rule and no schema. A process of its own, as the API is.
 */
const { DATABASE_URL, PORT } = process.env
// As many connections as the API has.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 })
const app = fastify()

for (const [name, { text, parameters }] of Object.entries(STATEMENTS)) {
  app.get<{ Querystring: Record<string, string> }>(`/${name}`, async ({ query }) => {
    const { rows } = await pool.query({ name, text, values: parameters.map((parameter) => query[parameter]) })
    return rows
  })
}

const url = await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.send?.({ type: 'ready', url })
process.once('disconnect', () => void app.close().then(() => pool.end()))
