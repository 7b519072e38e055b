import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Everything that the work begins, however late it goes on, is logged with the id of this request. */
export function withinRequest<Result>(requestId: string, work: () => Result): Result {
  return current.run(requestId, work)
}

/** Undefined where no request is the cause, as in a recurring job. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
