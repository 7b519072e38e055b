import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Config, Keeping } from '../platform/config/config.ts'
import { formatDayLong } from '../platform/text/dates.ts'

export const USAGE = `Writes the register of processing (article 30 of the GDPR) of this installation, in Greek, as Markdown.

  npm run --silent processing-register > register.md

The settings are those of both servers (OPERATOR_NAME, KEEP_HISTORY_DAYS, DATABASE_URL …).`

export interface Operator {
  name: string | undefined
  address: string | undefined
  email: string | undefined
  phone: string | undefined
  dpo: string | undefined
}

type Registered = Pick<
  Config,
  'keeping' | 'mail' | 'bucket' | 'databaseUrl' | 'dataDir' | 'apiUrl' | 'webOrigins' | 'scanner'
>

interface Register {
  config: Registered
  operator: Operator
  at: Date
}

/** What is processed, of whom, why and for how long; places by their names, and no secret. */
export function registerText({ config, operator, at }: Register): string {
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

${activities(config.keeping).map(activityText).join('\n\n')}

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
])}

Η εφαρμογή δεν διαβιβάζει δεδομένα σε τρίτους ούτε σε χώρες εκτός της ΕΕ. Αν οι παραπάνω τόποι ανήκουν σε εκτελούντα την επεξεργασία, ο φορέας συμπληρώνει εδώ τη σύμβαση και τη χώρα.

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

function activities(keeping: Keeping): Activity[] {
  const { readNoticeDays, unreadNoticeDays, sentMailDays, undeliverableMailDays } = keeping
  return [
    {
      title: 'Λογαριασμοί και σύνδεση',
      purpose: 'ταυτοποίηση και πρόσβαση ανάλογα με τον ρόλο',
      people: EVERYBODY,
      data: 'όνομα, επώνυμο, όνομα χρήστη, e-mail, τμήμα, ρόλος, βαθμίδα, συνεδρίες, στοιχεία του δεύτερου βήματος',
      basis: PUBLIC_TASK,
      kept: `έως τη διαγραφή του λογαριασμού· αν η διεύθυνση δεν επιβεβαιωθεί, 7 ημέρες· οι συνεδρίες έως μία εβδομάδα· το όνομα πάνω σε εργασίες που έληξαν ${years(keeping.finishedThesisNameYears)} μετά τη λήξη της τελευταίας, αφού διαγραφεί ο λογαριασμός`,
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

/** The servers of an address, of which there may be several, without user and password. */
function hostsOf(address: string): string {
  const [, places = address] = /^[a-z0-9+]+:\/\/(?:[^@/]*@)?([^/?]*)/i.exec(address) ?? []
  return places === '' ? 'στον εξυπηρετητή της εφαρμογής' : places
}
