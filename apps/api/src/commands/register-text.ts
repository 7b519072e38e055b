import { UNCONFIRMED_DAYS } from '@diatrivi/domain/people/account/activation'
import { athensDate } from '@diatrivi/domain/shared/dates'
import {
  KEPT_DAYS,
  PROCESSING_ACTIVITIES,
  type ProcessingActivity,
} from '@diatrivi/domain/work/personal-data/processing'
import type { Config, Keeping } from '../platform/config/config.ts'
import { samlAddress } from '../platform/config/single-sign-on.ts'
import { formatDayLong } from '../platform/text/dates.ts'

export const USAGE = `Writes the register of processing (article 30 of the GDPR) of this installation, in Greek, as Markdown.

  diatrivi processing-register > register.md

The settings are those of both servers (OPERATOR_NAME, KEEP_HISTORY_DAYS, DATABASE_URL …); the API may run or stand
still, and its database says which other systems are notified of theses.`

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
  | 'register'
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

${PROCESSING_ACTIVITIES.filter((activity) => activity !== 'webhook' || receivers.length > 0)
  .map((activity) => activityText(ACTIVITIES[activity](config.keeping)))
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
  [
    'Ειδοποιήσεις σε συσκευές',
    'μόνο η υπηρεσία του κατασκευαστή του περιηγητή, εφόσον το ζητήσει το πρόσωπο: κρυπτογραφημένο μήνυμα',
  ],
  ['Έλεγχος αρχείων για ιούς', config.scanner === undefined ? 'δεν γίνεται' : 'στο δίκτυο του φορέα'],
  ['Διεύθυνση της υπηρεσίας', config.apiUrl],
  ['Σύνδεση με λογαριασμό του ιδρύματος', orNone(providersIn(config), 'δεν γίνεται')],
  [
    'Κατάλογος από τον οποίο εισάγονται πρόσωπα',
    config.directory === undefined ? 'κανείς' : hostsOf(config.directory.address),
  ],
  [
    'Φοιτητολόγιο από το οποίο διαβάζονται στοιχεία σπουδών',
    config.register === undefined ? 'κανένα' : hostsOf(config.register.url),
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
const EVERYBODY = 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες, γραμματείες, διαχειριστές'

const STUDENTS_AND_INSTRUCTORS = 'φοιτητές και φοιτήτριες, διδάσκοντες και διδάσκουσες'

/** The entry of each activity. One that is missing does not compile. */
const ACTIVITIES: Record<ProcessingActivity, (keeping: Keeping) => Activity> = {
  account: ({ finishedThesisNameYears }) => ({
    title: 'Λογαριασμοί και σύνδεση',
    purpose: 'ταυτοποίηση και πρόσβαση ανάλογα με τον ρόλο',
    people: EVERYBODY,
    data: 'όνομα, επώνυμο, όνομα χρήστη, e-mail, τμήμα, ρόλος, βαθμίδα, αναγνωριστικό στον πάροχο του ιδρύματος, συνεδρίες, στοιχεία του δεύτερου βήματος, αποθηκευμένες προβολές λιστών',
    basis: PUBLIC_TASK,
    kept: `έως τη διαγραφή του λογαριασμού· αν η διεύθυνση δεν επιβεβαιωθεί, ${days(UNCONFIRMED_DAYS)}· οι συνεδρίες έως μία εβδομάδα· το όνομα πάνω σε εργασίες που έληξαν ${years(finishedThesisNameYears)} μετά τη λήξη της τελευταίας, αφού διαγραφεί ο λογαριασμός`,
  }),
  import: () => ({
    title: 'Εισαγωγή προσώπων',
    purpose: 'λογαριασμοί και λίστες από αρχείο ή από τον κατάλογο του ιδρύματος',
    people: STUDENTS_AND_INSTRUCTORS,
    data: 'όνομα, επώνυμο, όνομα χρήστη, e-mail, τμήμα, βαθμίδα, στοιχεία σπουδών, όπως διαβάστηκαν',
    basis: PUBLIC_TASK,
    kept: days(KEPT_DAYS.imports),
  }),
  student_record: () => ({
    title: 'Στοιχεία σπουδών',
    purpose: 'έλεγχος των προϋποθέσεων που ορίζει ο κανονισμός του τμήματος, στοιχεία των εγγράφων',
    people: 'φοιτητές και φοιτήτριες, και πριν ανοίξουν λογαριασμό',
    data: 'αριθμός μητρώου, όνομα, επώνυμο, e-mail, πρόγραμμα σπουδών, εξάμηνο, μαθήματα, ECTS, μέσος όρος, όπως τα φέρνει η γραμματεία',
    basis: PUBLIC_TASK,
    kept: `όσο ο λογαριασμός· για όσους και όσες δεν έχουν ανοίξει λογαριασμό ${days(KEPT_DAYS.pendingStudents)} από την τελευταία λίστα`,
  }),
  interest: () => ({
    title: 'Ανάθεση εργασιών',
    purpose: 'δηλώσεις ενδιαφέροντος, απαντήσεις και αναθέσεις',
    people: STUDENTS_AND_INSTRUCTORS,
    data: 'δηλώσεις, σειρά προτίμησης, απαντήσεις, ημερομηνίες',
    basis: PUBLIC_TASK,
    kept: 'έως την ανάκληση, την απάντηση ή τη διαγραφή της εργασίας· η ανάθεση όσο και η εργασία',
  }),
  progress: ({ historyDays }) => ({
    title: 'Επίβλεψη, βαθμολόγηση και τεκμηρίωση',
    purpose: 'πρόοδος και αποτέλεσμα των εργασιών',
    people: STUDENTS_AND_INSTRUCTORS,
    data: 'βήματα, αρχεία, σχόλια, περίληψη, τελικό κείμενο, βαθμός, ιστορικό ενεργειών',
    basis: LEGAL_DUTY,
    kept: `όσο προβλέπει ο κανονισμός σπουδών· το ιστορικό ${days(historyDays)}, αν η εργασία έχει λήξει`,
  }),
  committee: () => ({
    title: 'Εξεταστικές επιτροπές',
    purpose: 'συγκρότηση των επιτροπών',
    people: 'διδάσκοντες και διδάσκουσες, φοιτητές και φοιτήτριες που προτείνουν μέλη',
    data: 'ποιος προτάθηκε και ποιος κλήθηκε, απαντήσεις, δήλωση μη κωλύματος, αποχωρήσεις και οι λόγοι τους',
    basis: LEGAL_DUTY,
    kept: 'όσο η εργασία',
  }),
  outside_member: () => ({
    title: 'Μέλη επιτροπών χωρίς λογαριασμό',
    purpose: 'πρόσκληση, ενημέρωση και βαθμολόγηση με σύνδεσμο',
    people: 'μέλη επιτροπών από άλλα ιδρύματα και φορείς',
    data: 'όνομα, επώνυμο, ιδιότητα, φορέας, e-mail, γλώσσα, χρήση των συνδέσμων',
    basis: PUBLIC_TASK,
    kept: `όσο οι εργασίες που εξέτασαν· χωρίς καμία ${days(KEPT_DAYS.outsidePeople)}, οι σύνδεσμοι ${days(KEPT_DAYS.links)} μετά τη λήξη τους`,
  }),
  commissioner: () => ({
    title: 'Συνεργαζόμενοι φορείς',
    purpose: 'συνομιλία για μια εργασία με τον φορέα με τον οποίο εκπονείται, με σύνδεσμο',
    people: 'μέντορες των φορέων, φοιτητές και φοιτήτριες, επιβλέποντες και επιβλέπουσες',
    data: 'φορέας, όνομα, επώνυμο, e-mail και γλώσσα του μέντορα, συμφωνία εμπιστευτικότητας, λόγος αναστολής δημοσίευσης, σχόλια, χρήση των συνδέσμων',
    basis: PUBLIC_TASK,
    kept: `όσο η εργασία· το όνομα και το e-mail του μέντορα ${days(KEPT_DAYS.mentors)} μετά τη λήξη της, οι σύνδεσμοι ${days(KEPT_DAYS.links)} μετά τη λήξη τους`,
  }),
  examination: () => ({
    title: 'Εξέταση και βαθμοί των μελών',
    purpose: 'ορισμός και διεξαγωγή της εξέτασης, βαθμολόγηση',
    people: 'φοιτητές και φοιτήτριες, μέλη των επιτροπών',
    data: 'ημέρα, ώρα και τόπος, παρουσίες, διορθώσεις που ζητήθηκαν, βαθμός και παρατήρηση κάθε μέλους, διορθώσεις βαθμών με απόφαση',
    basis: LEGAL_DUTY,
    kept: `όσο η εργασία· οι ημερομηνίες που προτάθηκαν και οι απαντήσεις σε αυτές ${days(KEPT_DAYS.offeredDates)}`,
  }),
  paper: () => ({
    title: 'Έγγραφα',
    purpose: 'πρακτικά, βεβαιώσεις και άλλα έγγραφα του τμήματος, έλεγχος της γνησιότητάς τους',
    people:
      'φοιτητές και φοιτήτριες, μέλη των επιτροπών, όσοι και όσες τα εκδίδουν ή δημοσιεύουν κανονισμούς',
    data: 'όσα αναγράφει το έγγραφο, αριθμός και κωδικός του, ποιος το εξέδωσε και πότε, υπογεγραμμένα αντίγραφα',
    basis: LEGAL_DUTY,
    kept: 'όσο προβλέπουν οι διατάξεις για τα αρχεία των Ανώτατων Εκπαιδευτικών Ιδρυμάτων',
  }),
  registry: () => ({
    title: 'Αποστολή στο φοιτητολόγιο',
    purpose:
      'καταχώριση των αποτελεσμάτων των εργασιών στο φοιτητολόγιο του ιδρύματος, χωρίς να σταλεί κάτι δύο φορές',
    people: 'φοιτητές και φοιτήτριες, μέλη των επιτροπών, όσοι και όσες ετοιμάζουν ή ανακαλούν αρχεία',
    data: 'αριθμός μητρώου, ονοματεπώνυμο, τίτλος, βαθμός και βαθμοί της επιτροπής, ημερομηνίες, ποιος ετοίμασε το αρχείο και πότε',
    basis: LEGAL_DUTY,
    kept: 'όσο η εργασία',
  }),
  staff: () => ({
    title: 'Προσωπικό του τμήματος',
    purpose: 'ποιοι και ποιες μπορούν να μετέχουν σε επιτροπές και να υπογράφουν',
    people: 'διδάσκοντες και διδάσκουσες',
    data: 'κατηγορία, τίτλος στα έγγραφα, σύμβαση, απουσίες και το είδος τους, αξιώματα',
    basis: PUBLIC_TASK,
    kept: 'έως ότου τα αφαιρέσει η γραμματεία ή διαγραφεί ο λογαριασμός',
  }),
  profile: () => ({
    title: 'Προαιρετικά στοιχεία προφίλ',
    purpose: 'γνωριμία όσων διδάσκουν και όσων φοιτούν',
    people: STUDENTS_AND_INSTRUCTORS,
    data: 'βιογραφικό σημείωμα, ενδιαφέροντα, δημόσιο προφίλ',
    basis: CONSENT,
    kept: 'έως ότου αφαιρεθούν από το προφίλ ή διαγραφεί ο λογαριασμός',
  }),
  notice: ({ readNoticeDays, unreadNoticeDays, sentMailDays, undeliverableMailDays }) => ({
    title: 'Ειδοποιήσεις και μηνύματα',
    purpose: 'ενημέρωση για ό,τι αφορά κάθε πρόσωπο',
    people: EVERYBODY,
    data: 'ειδοποιήσεις, μηνύματα e-mail, ρυθμίσεις τους, διεύθυνση ημερολογίου (μόνο η σύνοψή της) και πότε διαβάστηκε, συσκευές που ζητήθηκε να ειδοποιούνται (διεύθυνση στην υπηρεσία του περιηγητή, πρόγραμμα, ημέρα)',
    basis: PUBLIC_TASK,
    kept: `διαβασμένες ειδοποιήσεις ${days(readNoticeDays)}, αδιάβαστες ${days(unreadNoticeDays)}, μηνύματα που στάλθηκαν ${days(sentMailDays)}, που δεν παραδόθηκαν ${days(undeliverableMailDays)}, η διεύθυνση ημερολογίου έως ότου την καταργήσει το πρόσωπο, η διεύθυνση μιας συσκευής έως ότου απενεργοποιηθεί ή τερματιστεί η συνεδρία της`,
  }),
  security: ({ securityEventDays }) => ({
    title: 'Ασφάλεια',
    purpose: 'εντοπισμός μη εξουσιοδοτημένης πρόσβασης',
    people: EVERYBODY,
    data: 'συνδέσεις και προσπάθειες σύνδεσης με διεύθυνση IP, αλλαγές λογαριασμών, ενέργειες διαχειριστών, ποιος είδε στοιχεία άλλου προσώπου και πότε',
    basis: PUBLIC_TASK,
    kept: days(securityEventDays),
  }),
  webhook: ({ webhookDeliveryDays }) => ({
    title: 'Ενημέρωση άλλων συστημάτων',
    purpose: 'όσα συμβαίνουν στις εργασίες, σε συστήματα που έχει ορίσει η διαχείριση',
    people: STUDENTS_AND_INSTRUCTORS,
    data: 'εργασία και τίτλος της, τμήμα, ονόματα χρήστη, βήμα, βαθμός',
    basis: PUBLIC_TASK,
    kept: `στην εφαρμογή ${days(webhookDeliveryDays)}`,
  }),
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

function providersIn({ singleSignOn: { oidc, saml, cas } }: Registered): string[] {
  return [
    ...(oidc ? [`${hostsOf(oidc.issuer)} (OpenID Connect)`] : []),
    ...(saml ? [`${hostsOf(samlAddress(saml))} (SAML)`] : []),
    ...(cas ? [`${hostsOf(cas.url)} (CAS)`] : []),
  ]
}

const receiverText = ({ description, address }: Receiver) => `${description} (${hostsOf(address)})`

/** The servers of an address, of which there may be several, without user and password. */
function hostsOf(address: string): string {
  const [, places = address] = /^[a-z0-9+]+:\/\/(?:[^@/]*@)?([^/?]*)/i.exec(address) ?? []
  return places === '' ? 'στον εξυπηρετητή της εφαρμογής' : places
}
