import { webLinks } from '../../platform/mail/web-links.ts'
import { accountSamples } from './account-samples.ts'
import { digestSamples, noticeSamples } from './notice-samples.ts'

/* Every mail of the product as JSON, for the pictures: `npm run mail-pictures`. */

const links = webLinks('https://theses.example.gr')
const samples = [...accountSamples(links), ...noticeSamples(links), ...digestSamples(links)]
process.stdout.write(JSON.stringify(samples))
