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

/**
 * The result of a program that reads what people sent, in a process of its own: input that was made to cost without end
 * takes neither the memory of this process nor the time of other requests. The program answers by `answerOrder`. It is
 * given no variable of the environment, so none of our secrets.
 *
 * Fails with `ChildLimitReached` beyond a limit, and with the error of the program where it has one.
 */
export async function runInChild<Result>(program: URL, order: object, limits: ChildLimits): Promise<Result> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
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
  child.once('exit', (code, signal) =>
    reject(new ChildLimitReached(`the child ended without an answer (${signal ?? code})`)),
  )
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
