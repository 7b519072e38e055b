import { m } from '../../../../paraglide/messages.js'

/** In the order in which they are offered. */
export const FIRST_RUN_STEPS = [
  { name: 'places', label: m.first_run_places },
  { name: 'mail', label: m.first_run_mail },
  { name: 'sign-in', label: m.first_run_sign_in },
  { name: 'next', label: m.first_run_next },
] as const

export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number]['name']
