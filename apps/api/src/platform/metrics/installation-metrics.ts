import { Counter, Gauge, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Reader } from '../database/transaction.ts'
import { SECOND } from '../durations.ts'
import { lastRuns } from '../jobs/job-runs.ts'
import { currentOutage } from '../mail/mail-outage.repository.ts'
import { outboxState } from '../mail/outbox.repository.ts'
import { liveProcesses } from '../processes/live-processes.queries.ts'
import { lastBackup } from '../upkeep/last-backup.ts'

/** How the subscriptions of other systems go. */
interface WebhookFigures {
  waiting: number
  oldest: Date | null
  givenUp: number
  failing: number
  paused: number
}

export interface InstallationParts {
  db: Reader
  clock: Clock
  sessions: { countLive(): Promise<number> }
  webhooks: { state(): Promise<WebhookFigures> }
}

/** What all processes have in common, read from the database: each of them says the same. */
export function installationMetrics({
  db,
  clock,
  sessions,
  webhooks,
}: InstallationParts): () => Promise<Registry> {
  const registry = new Registry()
  // Every process says the same: of several one is taken.
  const common = { registers: [registry], aggregator: 'first' as const }
  const gauge = (name: string, help: string) => new Gauge({ name, help, ...common })
  // `job` is the word of Prometheus itself for what is scraped.
  const taskGauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['task'] as const, ...common })

  const processes = gauge('diatrivi_processes', 'Processes of the API on this database.')
  const liveSessions = gauge('diatrivi_sessions', 'Sessions that have not ended.')
  const waiting = gauge('diatrivi_mails_waiting', 'Mails that have not left yet.')
  const oldest = gauge(
    'diatrivi_mails_oldest_waiting_seconds',
    'Age of the mail that waits the longest; 0 without one.',
  )
  const undeliverable = gauge('diatrivi_mails_undeliverable', 'Mails that were given up and are still kept.')
  const outageLasts = gauge(
    'diatrivi_mail_outage_seconds',
    'How long no mail server has taken any mail; 0 while one does.',
  )
  const hooksWaiting = gauge(
    'diatrivi_webhook_deliveries_waiting',
    'Webhook deliveries that have not arrived.',
  )
  const hooksOldest = gauge(
    'diatrivi_webhook_deliveries_oldest_waiting_seconds',
    'Age of the webhook delivery that waits the longest; 0 without one.',
  )
  const hooksGivenUp = gauge(
    'diatrivi_webhook_deliveries_given_up',
    'Webhook deliveries that were given up and are still kept.',
  )
  const hooksFailing = gauge('diatrivi_webhooks_failing', 'Webhooks whose last delivery failed.')
  const hooksPaused = gauge(
    'diatrivi_webhooks_paused',
    'Webhooks that were paused because their receivers fail or are gone.',
  )
  const backupAt = gauge(
    'diatrivi_last_backup_timestamp_seconds',
    'When the last backup was made; 0 before the first.',
  )
  const lastRun = taskGauge('diatrivi_task_last_run_timestamp_seconds', 'When the last run of a job ended.')
  const lastSuccess = taskGauge(
    'diatrivi_task_last_success_timestamp_seconds',
    'When the last run of a job that succeeded ended; 0 before the first.',
  )
  const interval = taskGauge('diatrivi_task_interval_seconds', 'Time between two runs of a job.')
  const failures = new Counter({
    name: 'diatrivi_task_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['task'] as const,
    ...common,
  })

  return async () => {
    const now = clock.now()
    const [outbox, outage, runs, backup, live, sessionCount, hooks] = await Promise.all([
      outboxState(db),
      currentOutage(db),
      lastRuns(db),
      lastBackup(db),
      liveProcesses(db),
      sessions.countLive(),
      webhooks.state(),
    ])
    registry.resetMetrics()
    processes.set(live.length)
    liveSessions.set(sessionCount)
    waiting.set(outbox.waiting)
    oldest.set(secondsBetween(outbox.oldest, now))
    undeliverable.set(outbox.undeliverable)
    outageLasts.set(secondsBetween(outage?.since ?? null, now))
    hooksWaiting.set(hooks.waiting)
    hooksOldest.set(secondsBetween(hooks.oldest, now))
    hooksGivenUp.set(hooks.givenUp)
    hooksFailing.set(hooks.failing)
    hooksPaused.set(hooks.paused)
    backupAt.set(unixTime(backup?.madeAt ?? null))
    for (const [name, run] of runs) {
      const task = name.replaceAll(' ', '_')
      lastRun.set({ task }, unixTime(run.endedAt))
      lastSuccess.set({ task }, unixTime(run.succeededAt))
      interval.set({ task }, run.every / SECOND)
      failures.inc({ task }, run.failures)
    }
    return registry
  }
}

function secondsBetween(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / SECOND)
}

function unixTime(moment: Date | null): number {
  return moment === null ? 0 : moment.getTime() / SECOND
}
