import type { Client, ClientConfig } from 'pg'
import { type Connection, newClient } from '../database/connection.ts'

/** A connection of its own, closed at the end. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
  options: ClientConfig = {},
): Promise<Result> {
  const client = newClient(connection, options)
  // A broken connection emits an error event, which would end the program without a listener.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Begins a transaction that may last as long as it must, and in which every value is written in one way, so that the
 * same rows are the same bytes on every server.
 */
export async function beginLong(
  client: Client,
  mode: 'repeatable read read only' | 'read committed',
): Promise<void> {
  await client.query(`
    begin isolation level ${mode};
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local client_encoding = 'UTF8';
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex';
  `)
}
