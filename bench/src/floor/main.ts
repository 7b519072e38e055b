import { createReadStream } from 'node:fs'
import { verify } from '@node-rs/argon2'
import fastify from 'fastify'
import pg from 'pg'
import { PASSWORD, PASSWORD_HASH } from '../load/people-rows.ts'
import type { Statement } from './statement.ts'
import { STATEMENTS } from './statements.ts'

/*
 * The least that could serve the same rows: Fastify, a pool, and one prepared statement a call. It knows no session, no
 * rule and no schema. A process of its own, as the API is.
 */
const { DATABASE_URL, PORT, SAMPLE_FILE = '' } = process.env
// As many connections as the API has.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 })
const app = fastify()

for (const [name, { text, parameters }] of Object.entries<Statement>(STATEMENTS)) {
  app.route<{ Querystring: Record<string, string> }>({
    method: ['GET', 'POST', 'DELETE'],
    url: `/${name}`,
    handler: async ({ query }) => {
      const { rows } = await pool.query({
        name,
        text,
        values: parameters.map((parameter) => query[parameter]),
      })
      return rows
    },
  })
}

app.post('/hash', async () => ({ isRight: await verify(PASSWORD_HASH, PASSWORD) }))

app.get<{ Querystring: { item: string } }>('/file', async ({ query: { item } }, reply) => {
  await pool.query({ name: 'file', text: 'select * from step_file where item_id = $1', values: [item] })
  return reply.type('application/pdf').send(createReadStream(SAMPLE_FILE))
})

const url = await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.send?.({ type: 'ready', url })
process.once('disconnect', () => void app.close().then(() => pool.end()))
