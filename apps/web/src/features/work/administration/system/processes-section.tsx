import { m } from '../../../../paraglide/messages.js'
import { formatClock } from '../../../../shared/format/dates.ts'
import { Definitions } from '../../../../shared/ui/definitions.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import type { SystemStatus } from './system.mapper.ts'

export function ProcessesSection({ processes }: Pick<SystemStatus, 'processes'>) {
  return (
    <Section title={m.system_processes()} description={m.system_processes_lead()}>
      {processes.length === 0 ? (
        m.system_processes_none()
      ) : (
        <Definitions
          entries={processes.map(({ host, pid, version, startedAt, leadsJobs }) => ({
            term: `${host} · ${pid}`,
            value: [
              m.system_process_value({ version, since: formatClock(startedAt) }),
              ...(leadsJobs ? [m.system_process_leads()] : []),
            ].join(', '),
          }))}
        />
      )}
    </Section>
  )
}
