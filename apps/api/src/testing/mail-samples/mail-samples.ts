import { webLinks } from '../../platform/mail/web-links.ts'
import { accountSamples } from './account-samples.ts'
import { digestSamples, noticeSamples } from './notice-samples.ts'

const links = webLinks('https://theses.example.gr')

/** Every mail of the product. */
export const MAIL_SAMPLES = [...accountSamples(links), ...noticeSamples(links), ...digestSamples(links)]
