import { ProcessGroup } from '@diatrivi/settings/process-group'
import type { Environment } from '@diatrivi/settings/read-settings'
import type { Config } from './platform/config/config.ts'
import { runAsUser } from './platform/config/run-as-user.ts'
import { createLogger, type Logger } from './platform/logging/logger.ts'
import { metricsOfGroup } from './platform/metrics/metrics.ts'
import { type MetricsServer, serveMetrics } from './platform/metrics/metrics-server.ts'
import { StartupError } from './platform/startup-error.ts'
import { relayStartup, type Status } from './platform/startup-report.ts'
import { logLevel, type Program } from './program.ts'

/**
 * The API in several processes on one port, which this process keeps: it serves the metrics of all, replaces one that
 * ended, and on SIGHUP each of them, one after the other.
 */
export async function startProgramGroup(config: Config, env: Environment): Promise<Program> {
  runAsUser(config)
  const log = createLogger({ level: logLevel(config, env) }, process.stdout)
  const group = new ProcessGroup({
    size: config.processes,
    report: relayStartup,
    warn: (message) => log.error(message),
  })
  const ready = await group.start().catch((error: Error) => {
    throw new StartupError(error.message)
  })
  const figures = await serveFigures(config, log)
  const leaveSignals = listenToSignals(group, log)
  return {
    url: config.apiUrl,
    status: ready.status as Status,
    stop: async () => {
      leaveSignals()
      await group.stop()
      await figures?.close()
    },
  }
}

async function serveFigures({ metrics, hostNames }: Config, log: Logger): Promise<MetricsServer | undefined> {
  return metrics && serveMetrics(metrics, { hostNames, metrics: metricsOfGroup(), log })
}

/** SIGHUP restarts the processes, SIGUSR2 changes the level of their logs. Returns what ends that. */
function listenToSignals(group: ProcessGroup, log: Logger): () => void {
  const restart = () => {
    group.restart().catch((err: unknown) => log.error({ err }, 'a process could not be replaced and goes on'))
  }
  const changeLevel = () => group.forward('SIGUSR2')
  process.on('SIGHUP', restart)
  process.on('SIGUSR2', changeLevel)
  return () => {
    process.off('SIGHUP', restart)
    process.off('SIGUSR2', changeLevel)
  }
}
