import { webLinks } from '../../platform/mail/web-links.ts'
import { accountSamples } from './account-samples.ts'
import { digestSamples, noticeSamples } from './notice-samples.ts'

/* Every mail of the house as JSON, for whoever shows them: `npm run mail-pictures`. */

const links = webLinks('https://theses.example.gr')
const samples = [...accountSamples(links), ...noticeSamples(links), ...digestSamples(links)]
process.stdout.write(JSON.stringify(samples))
