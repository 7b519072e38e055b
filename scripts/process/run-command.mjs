import { spawn } from 'node:child_process'
import { forget, remember } from './children.mjs'

/**
 * @typedef {object} CommandResult
 * @property {number | null} code null when a signal ended it
 * @property {boolean} timedOut
 * @property {string} output what it wrote on both streams, in order
 * @property {string} stdout what it wrote for programs to read
 */

/**
 * Runs a program to its end and keeps what it wrote; never rejects, a program that cannot be started is code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.timeoutMs]
 * @param {(message: unknown) => void} [options.onMessage] gets what a Node program sends by `process.send`
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe', ...(options.onMessage ? [/** @type {const} */ ('ipc')] : [])],
      // A group of its own: what it starts in turn ends with it, and Ctrl-C reaches it through us only.
      detached: process.platform !== 'win32',
    })
    const tracked = remember(child)
    if (options.onMessage) child.on('message', options.onMessage)
    let output = ''
    let stdout = ''
    let timedOut = false
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
      stdout += chunk.toString()
    })
    child.stderr?.on('data', keep)
    const timer = options.timeoutMs
      ? setTimeout(() => {
          timedOut = true
          tracked.kill('SIGKILL')
        }, options.timeoutMs)
      : undefined
    const end = (/** @type {number | null} */ code) => {
      clearTimeout(timer)
      forget(tracked)
      resolve({ code, timedOut, output, stdout })
    }
    child.once('error', (error) => {
      output += error.message
      end(127)
    })
    child.once('close', end)
  })
}
