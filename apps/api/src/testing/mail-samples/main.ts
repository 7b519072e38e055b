import { MAIL_SAMPLES } from './mail-samples.ts'

/* Every mail of the product as JSON, for the pictures: `npm run pictures -w @diatrivi/e2e -- --project mails`. */

process.stdout.write(JSON.stringify(MAIL_SAMPLES))
