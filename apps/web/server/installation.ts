import { type Environment, settingsOf } from '@diatrivi/settings/read-settings'

/**
 * What the installation is called and who runs it, for the head of the pages, the privacy notice and the accessibility
 * statement. All of it is optional.
 */
const SETTING_OF_FACT = {
  label: 'INSTALLATION_LABEL',
  operator: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  phone: 'OPERATOR_PHONE',
  dpo: 'OPERATOR_DPO_EMAIL',
} as const

/** How long it keeps what the privacy notice speaks of. */
const SETTING_OF_RETENTION = {
  nameYears: 'FINISHED_THESIS_NAME_YEARS',
  securityDays: 'KEEP_SECURITY_EVENTS_DAYS',
} as const

export type InstallationFacts = Readonly<
  Partial<Record<keyof typeof SETTING_OF_FACT | keyof typeof SETTING_OF_RETENTION, string>>
>

export function readInstallation(env: Environment): InstallationFacts {
  const { read } = settingsOf(env)
  const facts = Object.entries(SETTING_OF_FACT).map(([fact, setting]) => [fact, read(setting)])
  const times = Object.entries(SETTING_OF_RETENTION).map(([fact, setting]) => [fact, String(read(setting))])
  return Object.fromEntries([...facts.filter(([, value]) => value !== undefined), ...times])
}
