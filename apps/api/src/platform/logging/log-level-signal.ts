import type { Logger } from './logger.ts'

/** The level that the signal asks for. */
const DETAILED = 'debug'

/**
 * SIGUSR2 turns the log of this process to `debug`, and the next one back to its setting, without a restart. Returns
 * what ends that.
 */
export function changeLevelBySignal(log: Logger): () => void {
  const usual = log.level
  const say = (logLevel: string) => log.info({ logLevel }, 'SIGUSR2 changes the level of the log')
  const change = () => {
    if (log.level === DETAILED && usual !== DETAILED) {
      say(usual)
      log.level = usual
    } else {
      log.level = DETAILED
      say(DETAILED)
    }
  }
  process.on('SIGUSR2', change)
  return () => void process.off('SIGUSR2', change)
}
