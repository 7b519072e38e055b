import { fork } from 'node:child_process'

export interface ChildLimits {
  /** The heap of the child. Beyond it V8 aborts the process, which is why a thread would not do. */
  memoryMb: number
  /** Milliseconds from the start of the child to its answer. */
  time: number
}

/** What was asked of a child took more memory or time than it may. */
export class ChildLimitReached extends Error {}

/** What a child sends back. */
export type ChildAnswer = { result: unknown } | { error: unknown }

/** Exit codes from here on name a signal. V8 ends by one when there is no memory left, and so does a system. */
const ENDED_BY_SIGNAL = 128
const COMPLAINT_LENGTH = 2_000

/**
 * The result of a program that reads what people sent, in a process of its own: input that was made to cost without end
 * takes neither the memory of this process nor the time of other requests. The program answers by `answerOrder`. It is
 * given no variable of the environment, so none of our secrets, except for the folder in which Node keeps compiled code.
 *
 * Fails with `ChildLimitReached` beyond a limit, with the error of the program where it has one, and with what it wrote
 * where it ended by itself: that is a fault of ours, and no file is too large.
 */
export async function runInChild<Result>(program: URL, order: object, limits: ChildLimits): Promise<Result> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, COMPLAINT_LENGTH)
  })
  const { promise, resolve, reject } = Promise.withResolvers<ChildAnswer>()
  const ended = new Promise<void>((resolveEnd) => {
    child.once('exit', () => resolveEnd())
    // Without a number it has never begun.
    if (child.pid === undefined) resolveEnd()
  })
  const timer = setTimeout(
    () => reject(new ChildLimitReached(`no answer within ${limits.time} ms`)),
    limits.time,
  )
  child.once('message', (answer) => resolve(answer as ChildAnswer))
  child.once('error', reject)
  // After the exit its last words may still come: "close" waits for them.
  child.once('close', (code, signal) => {
    const message = `the child ended without an answer (${signal ?? code})`
    reject(
      code === null || code >= ENDED_BY_SIGNAL
        ? new ChildLimitReached(message)
        : new Error(`${message}: ${complaint.trim()}`),
    )
  })
  child.send(order, (error) => {
    // A child that has ended says so by its exit.
    if (error !== null && child.connected) reject(error)
  })
  try {
    const answer = await promise
    if ('error' in answer) throw answer.error
    return answer.result as Result
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    // Its memory is free before another one begins.
    await ended
  }
}
