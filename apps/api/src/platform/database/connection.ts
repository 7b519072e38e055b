import pg, { type ClientConfig } from 'pg'

export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
}

/** How to reach the database. Where it has several servers, `Client` looks for the one that takes writes. */
export interface Connection extends ClientConfig {
  Client?: typeof pg.Client
}

/** A connection outside the pool, not opened yet. */
export function newClient(
  { Client = pg.Client, ...config }: Connection,
  options: ClientConfig = {},
): pg.Client {
  return new Client({ ...config, ...options })
}
