import { athensDate } from '@diatrivi/domain/shared/dates'
import { IMPORTS_KEPT } from '../modules/work/import/import-run.repository.ts'
import type { Config, Keeping } from '../platform/config/config.ts'
import { DAY } from '../platform/durations.ts'
import { formatDayLong } from '../platform/text/dates.ts'

export const USAGE = `Writes the register of processing (article 30 of the GDPR) of this installation, in Greek, as Markdown.

  npm run --silent ops:processing-register > register.md

The settings are those of both servers (OPERATOR_NAME, KEEP_HISTORY_DAYS, DATABASE_URL …); the API may run or stand
still, and its database says which other systems are told of theses.`

export interface Operator {
  name: string | undefined
  address: string | undefined
  email: string | undefined
  phone: string | undefined
  dpo: string | undefined
}

type Registered = Pick<
  Config,
  | 'keeping'
  | 'mail'
  | 'bucket'
  | 'databaseUrl'
  | 'dataDir'
  | 'apiUrl'
  | 'webOrigins'
  | 'scanner'
  | 'singleSignOn'
  | 'directory'
>

/** Another system that webhooks tell of theses. */
export interface Receiver {
  description: string
  address: string
}

interface Register {
  config: Registered
  operator: Operator
  receivers: readonly Receiver[]
  at: Date
}

/** What is processed, of whom, why and for how long; places by their names, and no secret. */
export function registerText({ config, operator, receivers, at }: Register): string {
  return `# Αρχείο δραστηριοτήτων επεξεργασίας

Άρθρο 30 παρ. 1 του Γενικού Κανονισμού για την Προστασία Δεδομένων (ΕΕ) 2016/679. Εφαρμογή: Διατριβή, ${config.webOrigins.join(', ')}. Συντάχθηκε από τις ρυθμίσεις της εγκατάστασης στις ${formatDayLong('el')(athensDate(at))}.

## Υπεύθυνος επεξεργασίας

${table([
  ['Φορέας', orMissing(operator.name, 'OPERATOR_NAME')],
  ['Ταχυδρομική διεύθυνση', orMissing(operator.address, 'OPERATOR_ADDRESS')],
  ['Ηλεκτρονική διεύθυνση', orMissing(operator.email, 'OPERATOR_EMAIL')],
  ['Τηλέφωνο', orMissing(operator.phone, 'OPERATOR_PHONE')],
  ['Υπεύθυνος προστασίας δεδομένων', orMissing(operator.dpo, 'OPERATOR_DPO_EMAIL')],
])}

## Δραστηριότητες

${activities(config.keeping, receivers.length > 0)
  .map(activityText)
  .join('\n\n')}

## Αποδέκτες και τόποι

${table([
  [
    'Βάση δεδομένων',
    config.databaseUrl === undefined
      ? `στον εξυπηρετητή της εφαρμογής, ${config.dataDir}`
      : hostsOf(config.databaseUrl),
  ],
  [
    'Αρχεία',
    config.bucket === undefined
      ? `στον εξυπηρετητή της εφαρμογής, ${config.dataDir}`
      : hostsOf(config.bucket.address),
  ],
  [
    'Ηλεκτρονικό ταχυδρομείο',
    config.mail.smtpUrl === undefined
      ? 'κανείς: τα μηνύματα μένουν στην εγκατάσταση'
      : hostsOf(config.mail.smtpUrl),
  ],
  ['Έλεγχος αρχείων για ιούς', config.scanner === undefined ? 'δεν γίνεται' : 'στο δίκτυο του φορέα'],
  ['Διεύθυνση της υπηρεσίας', config.apiUrl],
  ['Σύνδεση με λογαριασμό του ιδρύματος', orNone(providersIn(config), 'δεν γίνεται')],
  [
    'Κατάλογος από τον οποίο εισάγονται πρόσωπα',
    config.directory === undefined ? 'κανείς' : hostsOf(config.directory.address),
  ],
  ['Άλλα συστήματα που ειδοποιούνται για εργασίες', orNone(receivers.map(receiverText), 'κανένα')],
])}

Η εφαρμογή δεν διαβιβάζει δεδομένα σε άλλους. Αν οι παραπάνω τόποι και συστήματα ανήκουν σε τρίτους ή σε εκτελούντα την επεξεργασία, ή βρίσκονται εκτός της ΕΕ, ο φορέας συμπληρώνει εδώ τη σύμβαση και τη χώρα.

## Μέτρα ασφάλειας

- Οι κωδικοί τηρούνται ως Argon2id, οι κωδικοί μίας χρήσης και οι σύνδεσμοι ως αποτυπώματα, τα κλειδιά του δεύτερου βήματος κρυπτογραφημένα.
- Κάθε κλήση ελέγχεται κατά ρόλο και κατά πρόσωπο· ό,τι δεν επιτρέπεται δεν φαίνεται.
- Τηρείται αρχείο ασφάλειας για συνδέσεις, αλλαγές λογαριασμών και ενέργειες διαχειριστών, και αρχείο για το ποιος είδε τα στοιχεία κάθε φοιτητή και φοιτήτριας.
- Όσα παλιώνουν διαγράφονται κάθε ώρα από την ίδια την εφαρμογή, στους χρόνους που αναφέρονται πιο πάνω.
- Κάθε πρόσωπο παίρνει τα δεδομένα του και διαγράφει τον λογαριασμό του από το προφίλ του.
`
}

interface Activity {
  title: string
  purpose: string
  people: string
  data: string
  basis: string
  kept: string
}

const PUBLIC_TASK = 'άρθρο 6 παρ. 1 στοιχ. ε) ΓΚΠΔ, ν. 4957/2022'
const LEGAL_DUTY = 'άρθρο 6 παρ. 1 στοιχ. γ) και ε) ΓΚΠΔ'
const CONSENT = 'άρθρο 6 παρ. 1 στοιχ. α) ΓΚΠΔ'
const EVERYBODY = 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες, διαχειριστές'

function activities(keeping: Keeping, areOthersTold: boolean): Activity[] {
  const { readNoticeDays, unreadNoticeDays, sentMailDays, undeliverableMailDays } = keeping
  return [
    {
      title: 'Λογαριασμοί και σύνδεση',
      purpose: 'ταυτοποίηση και πρόσβαση ανάλογα με τον ρόλο',
      people: EVERYBODY,
      data: 'όνομα, επώνυμο, όνομα χρήστη, e-mail, τμήμα, ρόλος, βαθμίδα, αναγνωριστικό στον πάροχο του ιδρύματος, συνεδρίες, στοιχεία του δεύτερου βήματος',
      basis: PUBLIC_TASK,
      kept: `έως τη διαγραφή του λογαριασμού· αν η διεύθυνση δεν επιβεβαιωθεί, 7 ημέρες· οι συνεδρίες έως μία εβδομάδα· το όνομα πάνω σε εργασίες που έληξαν ${years(keeping.finishedThesisNameYears)} μετά τη λήξη της τελευταίας, αφού διαγραφεί ο λογαριασμός`,
    },
    {
      title: 'Εισαγωγή προσώπων',
      purpose: 'λογαριασμοί από αρχείο ή από τον κατάλογο του ιδρύματος',
      people: 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες',
      data: 'όνομα, επώνυμο, όνομα χρήστη, e-mail, τμήμα, βαθμίδα, όπως διαβάστηκαν',
      basis: PUBLIC_TASK,
      kept: days(IMPORTS_KEPT.keptFor(keeping) / DAY),
    },
    {
      title: 'Ανάθεση εργασιών',
      purpose: 'δηλώσεις ενδιαφέροντος, απαντήσεις και αναθέσεις',
      people: 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες',
      data: 'δηλώσεις, σειρά προτίμησης, απαντήσεις, ημερομηνίες',
      basis: PUBLIC_TASK,
      kept: 'έως την ανάκληση, την απάντηση ή τη διαγραφή της εργασίας· η ανάθεση όσο και η εργασία',
    },
    {
      title: 'Επίβλεψη, βαθμολόγηση και τεκμηρίωση',
      purpose: 'πρόοδος και αποτέλεσμα των εργασιών',
      people: 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες',
      data: 'βήματα, αρχεία, σχόλια, περίληψη, τελικό κείμενο, βαθμός, ιστορικό ενεργειών',
      basis: LEGAL_DUTY,
      kept: `όσο προβλέπει ο κανονισμός σπουδών· το ιστορικό ${days(keeping.historyDays)}, αν η εργασία έχει λήξει`,
    },
    {
      title: 'Προαιρετικά στοιχεία προφίλ',
      purpose: 'γνωριμία όσων διδάσκουν και όσων φοιτούν',
      people: 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες',
      data: 'βιογραφικό σημείωμα, ενδιαφέροντα, δημόσιο προφίλ',
      basis: CONSENT,
      kept: 'έως ότου αφαιρεθούν από το προφίλ ή διαγραφεί ο λογαριασμός',
    },
    {
      title: 'Ειδοποιήσεις και μηνύματα',
      purpose: 'ενημέρωση για ό,τι αφορά κάθε πρόσωπο',
      people: EVERYBODY,
      data: 'ειδοποιήσεις, μηνύματα e-mail, ρυθμίσεις τους',
      basis: PUBLIC_TASK,
      kept: `διαβασμένες ειδοποιήσεις ${days(readNoticeDays)}, αδιάβαστες ${days(unreadNoticeDays)}, μηνύματα που στάλθηκαν ${days(sentMailDays)}, που δεν παραδόθηκαν ${days(undeliverableMailDays)}`,
    },
    {
      title: 'Ασφάλεια',
      purpose: 'εντοπισμός μη εξουσιοδοτημένης πρόσβασης',
      people: EVERYBODY,
      data: 'συνδέσεις και προσπάθειες σύνδεσης με διεύθυνση IP, αλλαγές λογαριασμών, ενέργειες διαχειριστών, ποιος είδε στοιχεία άλλου προσώπου και πότε',
      basis: PUBLIC_TASK,
      kept: days(keeping.securityEventDays),
    },
    ...(areOthersTold
      ? [
          {
            title: 'Ενημέρωση άλλων συστημάτων',
            purpose: 'όσα συμβαίνουν στις εργασίες, σε συστήματα που έχει ορίσει η διαχείριση',
            people: 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες',
            data: 'εργασία και τίτλος της, τμήμα, ονόματα χρήστη, βήμα, βαθμός',
            basis: PUBLIC_TASK,
            kept: `στην εφαρμογή ${days(keeping.webhookDeliveryDays)}`,
          },
        ]
      : []),
  ]
}

function activityText({ title, purpose, people, data, basis, kept }: Activity): string {
  const lines: [string, string][] = [
    ['Σκοπός', purpose],
    ['Υποκείμενα', people],
    ['Δεδομένα', data],
    ['Νομική βάση', basis],
    ['Χρόνος τήρησης', kept],
  ]
  return `### ${title}\n\n${table(lines)}`
}

function table(lines: readonly (readonly [string, string])[]): string {
  const rows = lines.map(
    ([term, value]) => `| ${term} | ${value.replaceAll('|', '\\|').replace(/\s+/g, ' ')} |`,
  )
  return ['| | |', '|---|---|', ...rows].join('\n')
}

const days = (count: number) => (count === 1 ? '1 ημέρα' : `${count} ημέρες`)
const years = (count: number) => (count === 1 ? '1 έτος' : `${count} έτη`)
const orMissing = (value: string | undefined, setting: string) =>
  value?.trim() || `**δεν έχει οριστεί** (${setting})`

const orNone = (texts: readonly string[], none: string) => texts.join('· ') || none

function providersIn({ singleSignOn: { oidc, saml } }: Registered): string[] {
  return [
    ...(oidc ? [`${hostsOf(oidc.issuer)} (OpenID Connect)`] : []),
    ...(saml ? [`${hostsOf(saml.url)} (SAML)`] : []),
  ]
}

const receiverText = ({ description, address }: Receiver) => `${description} (${hostsOf(address)})`

/** The servers of an address, of which there may be several, without user and password. */
function hostsOf(address: string): string {
  const [, places = address] = /^[a-z0-9+]+:\/\/(?:[^@/]*@)?([^/?]*)/i.exec(address) ?? []
  return places === '' ? 'στον εξυπηρετητή της εφαρμογής' : places
}
