import type { ClientConfig } from 'pg'
import { urlOf } from '../load/database.ts'
import { PASSWORD } from '../load/people-rows.ts'
import type { Question } from '../measure/call.ts'
import type { StartPeers } from '../measure/compare.ts'
import type { PeerSide } from '../measure/measure-call.ts'
import { request } from '../measure/requests.ts'
import type { Subjects } from '../measure/subjects.ts'
import { freePort } from '../servers/server-process.ts'
import { PAYLOAD_PEER } from './payload.ts'
import type { Peer } from './peer.ts'
import { filledDatabase } from './peer-database.ts'
import { preparedProject } from './project.ts'
import { type RunningPeer, serveIn } from './run.ts'
import { STRAPI_PEER } from './strapi.ts'

/** Installs, fills and starts every peer beside the database of the benchmark. */
export function peersBeside(source: ClientConfig, report: (stage: string) => void): StartPeers {
  return async (subjects) => {
    const running: RunningPeer[] = []
    const stop = async () => {
      for (const { stop } of running) await stop()
    }
    try {
      const sides: PeerSide[] = []
      for (const peer of [PAYLOAD_PEER, STRAPI_PEER]) {
        const project = await preparedProject(peer, report)
        const connection = await filledDatabase(source, peer, project, report)
        const port = await freePort()
        const server = await serveIn(project.folder, peer.start(port), {
          env: { DATABASE_URL: urlOf(connection) },
          port,
          readyPath: peer.readyPath,
        })
        running.push(server)
        sides.push(await peerSide(server.url, peer, subjects))
      }
      return { sides, stop }
    } catch (error) {
      await stop()
      throw error
    }
  }
}

/** Everybody who asks is signed in first, with a token of their own. */
async function peerSide(url: string, peer: Peer, subjects: Subjects): Promise<PeerSide> {
  const today = new Date().toISOString().slice(0, 10)
  const tokens = new Map<number, string>()
  for (const { id, username } of [...subjects.students, ...subjects.instructors]) {
    tokens.set(id, await signIn(url, peer, username))
  }
  const asked = (question: Question) =>
    request(
      { method: 'GET', path: peer.pathOf(question, today), by: question.by },
      tokens.get(question.by.id),
    )
  return {
    name: `${peer.name} ${Object.values(peer.dependencies)[0]}`,
    url,
    sequences: (call) =>
      call.pairs(subjects).flatMap(({ question }) => (question === undefined ? [] : [[asked(question)]])),
    rowsIn: peer.rowsIn,
  }
}

async function signIn(url: string, peer: Peer, username: string): Promise<string> {
  const { path, body } = peer.signIn(username)
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: PASSWORD }),
  })
  const token = answer.ok ? peer.tokenIn(await answer.json()) : undefined
  if (!token) throw new Error(`${username} could not sign in at ${peer.name}: ${answer.status}.`)
  return token
}
