import { type Environment, settingsOf } from '@diatrivi/settings/read-settings'

/**
 * Who runs the application, for the privacy notice and the accessibility statement. All of it is optional: what is not
 * set, the pages say so.
 */
const SETTING_OF_FACT = {
  operator: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  phone: 'OPERATOR_PHONE',
  dpo: 'OPERATOR_DPO_EMAIL',
} as const

export type InstallationFacts = Readonly<Partial<Record<keyof typeof SETTING_OF_FACT, string>>>

export function readInstallation(env: Environment): InstallationFacts {
  const { read } = settingsOf(env)
  const facts = Object.entries(SETTING_OF_FACT).map(([fact, setting]) => [fact, read(setting)])
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined))
}
