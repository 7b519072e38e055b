import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Closing } from './closing.ts'
import type { Pigeonholes } from './pigeonholes.ts'

/** Milliseconds until whoever waits for a letter is answered without one, and may ask again. */
const PATIENCE = 10_000

interface DoorOptions {
  port: number
  letters: Pigeonholes
  closing: Closing
}

/** Where journeys ask for letters, and close the post office for a while. */
export async function openDoor({ port, letters, closing }: DoorOptions): Promise<void> {
  async function answer(what: string, ask: URLSearchParams): Promise<unknown> {
    const [to, known, by] = ['to', 'known', 'by'].map((name) => ask.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    switch (what) {
      case 'GET /':
        return 'open'
      case 'GET /letters':
        return letters.lettersTo(to, Number(known), AbortSignal.timeout(PATIENCE))
      case 'GET /turned-away':
        return closing.turnedAway()
      case 'PUT /closed':
        return closing.close(by)
      case 'DELETE /closed':
        return closing.open(by)
      default:
        throw new Error(`Nobody answers ${what} here.`)
    }
  }

  const server = createServer(({ method, url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://door')
    answer(`${method} ${pathname}`, searchParams).then(
      (said) => response.end(JSON.stringify(said ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
