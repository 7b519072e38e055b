/** The script that shows what is pushed: `public/push-worker.js`. */
export const PUSH_WORKER = '/push-worker.js'
