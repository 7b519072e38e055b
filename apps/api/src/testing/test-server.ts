import pg, { type ClientConfig } from 'pg'

/** The PostgreSQL of a test run and the migrated database in it that every test file gets a copy of. */
export interface TestServer {
  connection: ClientConfig
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export function connectionTo(connection: ClientConfig, database: string): ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { ...connection, connectionString: url.href }
}

/** An address of several servers for that database: the first of them does not answer. */
export function behindDeadServer(connection: ClientConfig): string {
  const { connectionString, host = '', port, user, database } = connection
  const dead = '127.0.0.1:1'
  if (connectionString === undefined) {
    return `postgres://${user}@${dead},${encodeURIComponent(host)}:${port}/${database}`
  }
  return connectionString.replace(/^(\w+:\/\/(?:[^/?#]*@)?)/, `$1${dead},`)
}

/** Statements about a database cannot be sent from inside it. */
export async function onServer(connection: ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
