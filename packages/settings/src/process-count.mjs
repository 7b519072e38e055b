import { availableParallelism } from 'node:os'
import { wholeNumber } from './rules.mjs'

const number = wholeNumber(1, 128)

/**
 * How many processes a server has; `auto`: one for each core that this process may use.
 *
 * @type {import('./rules.mjs').Rule<number>}
 */
export const processCount = {
  mustBe: `auto or ${number.mustBe}`,
  read: (text) => (text === 'auto' ? availableParallelism() : number.read(text)),
}
