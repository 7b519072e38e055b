import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { Logger } from '../logging/logger.ts'
import { type InstallationParts, installationMetrics } from './installation-metrics.ts'
import { measureProcess, type ProcessParts } from './process-metrics.ts'

/** Milliseconds for what the database says: the keeper of several processes waits for each of them for five seconds. */
const ANSWERS_WITHIN = 4_000

export interface Metrics {
  registry: Registry
  /** Every metric in the text format of Prometheus. */
  text(): Promise<string>
  /** The same, to be added up with those of other processes. */
  families(): ReturnType<Registry['getMetricsAsJSON']>
}

/** The figures of one process and of its installation. What to watch in them: docs/guides/operation.md */
export function metricsOf(parts: ProcessParts & InstallationParts & { log: Logger }): Metrics {
  const registry = new Registry()
  measureProcess(registry, parts)
  const readInstallation = installationMetrics(parts)
  const isUp = new Gauge({
    name: 'diatrivi_database_up',
    help: '1 while the database answers this process, else 0, and what it would say is left out.',
    aggregator: 'min',
    registers: [registry],
  })

  async function read(): Promise<Registry[]> {
    const installation = await inTime(readInstallation()).catch((err: unknown) => {
      parts.log.warn({ err }, 'the database does not say what its metrics are')
      return null
    })
    isUp.set(installation === null ? 0 : 1)
    return installation === null ? [registry] : [registry, installation]
  }

  return {
    registry,
    text: shared(async () => {
      const texts = (await read()).map((one) => one.metrics())
      return (await Promise.all(texts)).join('')
    }),
    families: shared(async () => {
      const families = (await read()).map((one) => one.getMetricsAsJSON())
      return (await Promise.all(families)).flat()
    }),
  }
}

/** The figures of several processes of one server, added up by the one that keeps them. */
export function metricsOfGroup(): Pick<Metrics, 'registry' | 'text'> {
  const registry = new AggregatorRegistry<typeof Registry.PROMETHEUS_CONTENT_TYPE>()
  return { registry, text: () => registry.clusterMetrics() }
}

/** Answers the process that keeps this one and asks what it has counted. */
export function answerKeeper({ families }: Metrics): void {
  class MemberRegistry extends Registry {
    override getMetricsAsJSON = families
  }
  AggregatorRegistry.setRegistries([new MemberRegistry()])
  // Listens for the question as soon as it is made.
  new AggregatorRegistry()
}

/** Calls at once share an answer, because some figures are emptied before they are read. */
function shared<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let reading: Promise<Answer> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
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
