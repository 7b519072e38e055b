import { Gauge, Registry } from 'prom-client'
import type { Logger } from '../logging/logger.ts'
import { type InstallationParts, installationMetrics } from './installation-metrics.ts'
import { measureProcess, type ProcessParts } from './process-metrics.ts'

/** Milliseconds for what the database says: a scrape is over after ten seconds. */
const ANSWERS_WITHIN = 5_000

export interface Metrics {
  registry: Registry
  /** Every metric in the text format of Prometheus. */
  text(): Promise<string>
}

/** The figures of one process and of its installation. What to watch in them: docs/guides/operation.md */
export function metricsOf(parts: ProcessParts & InstallationParts & { log: Logger }): Metrics {
  const registry = new Registry()
  measureProcess(registry, parts)
  const readInstallation = installationMetrics(parts)
  const isUp = new Gauge({
    name: 'diatrivi_database_up',
    help: '1 while the database answers this process, else 0, and what it would say is left out.',
    registers: [registry],
  })
  let reading: Promise<string> | undefined

  async function read(): Promise<string> {
    const installation = await inTime(readInstallation()).catch((err: unknown) => {
      parts.log.warn({ err }, 'the database does not say what its metrics are')
      return null
    })
    isUp.set(installation === null ? 0 : 1)
    return `${await registry.metrics()}${installation ?? ''}`
  }

  return {
    registry,
    // Requests that come at once share an answer, because some figures are emptied before they are read.
    text: () => {
      reading ??= read().finally(() => {
        reading = undefined
      })
      return reading
    },
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the database takes too long')), ANSWERS_WITHIN)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
