import { shortHundredths } from '../../shared/hundredths.ts'
import type { Hundredths, MarkedBy } from './marking-rules.ts'
import { counted, quoted, unless, windowWords } from './phrases.ts'
import type { RuleSentences } from './rule-sentences.ts'
import type { ExamWindow, StaffCategory } from './rules.ts'

export const GREEK_CATEGORIES: Readonly<Record<StaffCategory, string>> = {
  faculty: 'ΔΕΠ',
  special_teaching: 'ΕΕΠ',
  laboratory_teaching: 'ΕΔΙΠ',
  technical: 'ΕΤΕΠ',
  researcher: 'ερευνητές και ερευνήτριες',
  adjunct: 'εντεταλμένοι διδάσκοντες και διδάσκουσες',
  emeritus: 'ομότιμοι και ομότιμες',
}

const COMMITTEES = { 2: 'διμελής', 3: 'τριμελής', 5: 'πενταμελής', 7: 'επταμελής' }
const MARKED_BY: Readonly<Record<MarkedBy, string>> = {
  supervisor: 'επιβλέπων/ουσα',
  members: 'τα άλλα μέλη',
  everyone: 'όλα τα μέλη',
}

const mark = (value: Hundredths) => shortHundredths(value)[0]
const days = (count: number) => counted(count, 'ημέρα', 'ημέρες')
const months = (count: number) => counted(count, 'μήνα', 'μήνες')
const courses = (count: number) => counted(count, 'μάθημα', 'μαθήματα')
const window = (one: ExamWindow) => windowWords(one, 'έως')

export const GREEK: RuleSentences = {
  eligibility: {
    minSemester: (value) =>
      unless(value, (n) => `Χρειάζεται τουλάχιστον το ${n}ο εξάμηνο σπουδών.`, 'Κάθε εξάμηνο αρκεί.'),
    minCourses: (value) =>
      unless(
        value,
        (n) => `Χρειάζονται τουλάχιστον ${courses(n)} με προβιβάσιμο βαθμό.`,
        'Δεν ζητείται αριθμός μαθημάτων.',
      ),
    maxOwedCourses: (value) =>
      unless(
        value,
        (n) => `Μπορεί να οφείλονται το πολύ ${courses(n)}.`,
        'Δεν ελέγχονται οφειλόμενα μαθήματα.',
      ),
    minCoursesPercent: (value) =>
      unless(
        value,
        (n) => `Χρειάζεται προβιβάσιμος βαθμός τουλάχιστον στο ${n}% των μαθημάτων.`,
        'Δεν ζητείται ποσοστό μαθημάτων.',
      ),
    minEcts: (value) =>
      unless(value, (n) => `Χρειάζονται τουλάχιστον ${n} μονάδες ECTS.`, 'Δεν ζητούνται μονάδες ECTS.'),
    mode: (value) =>
      value === 'refuse'
        ? 'Χωρίς αυτές τις προϋποθέσεις δεν γίνεται δήλωση ούτε ανάληψη θέματος.'
        : 'Οι προϋποθέσεις μόνο επισημαίνονται.',
  },
  load: {
    maxInProgress: (value) =>
      unless(
        value,
        (n) => `Κάθε διδάσκων ή διδάσκουσα επιβλέπει έως ${counted(n, 'εργασία', 'εργασίες')} συγχρόνως.`,
        'Δεν υπάρχει όριο εργασιών ανά διδάσκοντα ή διδάσκουσα.',
      ),
    maxNewPerYear: (value) =>
      unless(
        value,
        (n) =>
          `Κάθε διδάσκων ή διδάσκουσα αναλαμβάνει έως ${counted(n, 'νέα εργασία', 'νέες εργασίες')} το ακαδημαϊκό έτος.`,
        'Δεν υπάρχει όριο νέων εργασιών το ακαδημαϊκό έτος.',
      ),
    mode: (value) =>
      value === 'warn'
        ? 'Η υπέρβαση του ορίου επισημαίνεται, αλλά δεν εμποδίζεται.'
        : 'Η υπέρβαση του ορίου δεν επιτρέπεται.',
  },
  topic: {
    students: (value) =>
      value === 1
        ? 'Κάθε θέμα ανατίθεται σε έναν φοιτητή ή μία φοιτήτρια.'
        : `Ένα θέμα μπορεί να ανατεθεί σε έως ${value} φοιτητές ή φοιτήτριες, με χωριστό κείμενο, βήματα και βαθμό για καθέναν και καθεμία.`,
    company: (value) =>
      value === 'allowed'
        ? 'Μια εργασία μπορεί να εκπονείται με συνεργαζόμενο φορέα, του οποίου ο μέντορας σχολιάζει με σύνδεσμο, χωρίς λογαριασμό.'
        : 'Οι εργασίες εκπονούνται χωρίς συνεργαζόμενο φορέα.',
  },
  committee: {
    size: (value) =>
      value === 0
        ? 'Την εργασία βαθμολογεί μόνο ο επιβλέπων ή η επιβλέπουσα.'
        : `Την εργασία εξετάζει ${COMMITTEES[value]} επιτροπή, στην οποία μετέχει ο επιβλέπων ή η επιβλέπουσα.`,
    categories: (value) =>
      `Μέλη μπορούν να είναι: ${value.map((category) => GREEK_CATEGORIES[category]).join(', ')}.`,
    minFaculty: (value) => `Μέλη ΔΕΠ είναι τουλάχιστον ${value}.`,
    maxOutside: (value) =>
      value === 0
        ? 'Όλα τα μέλη έχουν λογαριασμό στο σύστημα.'
        : `Έως ${counted(value, 'μέλος μπορεί να μην έχει', 'μέλη μπορούν να μην έχουν')} λογαριασμό στο σύστημα.`,
    substitutes: (value) =>
      value === 0 ? 'Δεν ορίζονται αναπληρωματικά μέλη.' : `Ορίζονται και αναπληρωματικά μέλη: ${value}.`,
    proposedBy: (value) =>
      value === 'student'
        ? 'Τα μέλη προτείνει ο φοιτητής ή η φοιτήτρια και επιβεβαιώνει ο επιβλέπων ή η επιβλέπουσα.'
        : 'Τα μέλη προτείνει ο επιβλέπων ή η επιβλέπουσα.',
    answer: (value) =>
      value === 'appointed'
        ? 'Τα μέλη ορίζονται χωρίς ερώτηση και ενημερώνονται.'
        : 'Τα μέλη ερωτώνται και απαντούν.',
    answerDays: (value) => `Η απάντηση στην πρόσκληση δίνεται μέσα σε ${days(value)}.`,
    noImpediment: (value) =>
      value
        ? 'Κάθε μέλος δηλώνει ότι δεν συντρέχει κώλυμα στο πρόσωπό του.'
        : 'Δεν ζητείται δήλωση ότι δεν συντρέχει κώλυμα.',
  },
  examination: {
    windows: (value) =>
      value.length === 0
        ? 'Η εξέταση γίνεται όλο τον χρόνο.'
        : `Περίοδοι εξέτασης: ${value.map(window).join(', ')}.`,
    windowMode: (value) =>
      value === 'refuse'
        ? 'Ημερομηνία εκτός των περιόδων εξέτασης δεν γίνεται δεκτή.'
        : 'Ημερομηνία εκτός των περιόδων εξέτασης μόνο επισημαίνεται.',
    minMonths: (value) =>
      unless(
        value,
        (n) => `Η εξέταση γίνεται τουλάχιστον ${months(n)} μετά την ανάληψη.`,
        'Η εξέταση μπορεί να γίνει οποτεδήποτε μετά την ανάληψη.',
      ),
    noticeDays: (value) =>
      value === 0
        ? 'Για την ανακοίνωση της εξέτασης δεν ορίζεται προθεσμία.'
        : `Η εξέταση ανακοινώνεται τουλάχιστον ${days(value)} πριν.`,
    textDays: (value) =>
      value === 0
        ? 'Για την κατάθεση του τελικού κειμένου δεν ορίζεται προθεσμία.'
        : `Το τελικό κείμενο κατατίθεται τουλάχιστον ${days(value)} πριν από την εξέταση.`,
    minutes: (value) => `Η εξέταση διαρκεί ${counted(value, 'λεπτό', 'λεπτά')}.`,
    hasPresentation: (value) =>
      value ? 'Η εργασία παρουσιάζεται.' : 'Δεν γίνεται παρουσίαση· η επιτροπή βαθμολογεί το κείμενο.',
    needsAllSteps: (value) =>
      value
        ? 'Η εξέταση ορίζεται αφού εγκριθούν όλα τα βήματα.'
        : 'Η εξέταση μπορεί να οριστεί πριν εγκριθούν όλα τα βήματα.',
    isPublic: (value) => (value ? 'Η παρουσίαση είναι δημόσια.' : 'Η παρουσίαση δεν είναι δημόσια.'),
    quorum: (value) =>
      unless(
        value,
        (n) => `Η εξέταση γίνεται με τουλάχιστον ${n} παρόντα μέλη.`,
        'Η εξέταση γίνεται με όλα τα μέλη παρόντα.',
      ),
    attempts: (value) => `Η εργασία εξετάζεται έως ${counted(value, 'φορά', 'φορές')}.`,
    retryDays: (value) =>
      value === 0
        ? 'Για τη νέα εξέταση μετά από αποτυχία δεν ορίζεται προθεσμία.'
        : `Μετά από αποτυχία η νέα εξέταση γίνεται τουλάχιστον ${days(value)} αργότερα.`,
  },
  marking: {
    parts: (value) =>
      `Βαθμολογούνται: ${value.map(({ by, criteria, ...part }) => `${weighed(part)} (${MARKED_BY[by]}${criteriaOf(criteria)})`).join(', ')}.`,
    memberStep: (value) => `Κάθε μέλος βαθμολογεί ανά ${mark(value)}.`,
    finalStep: (value) => `Ο τελικός βαθμός στρογγυλοποιείται ανά ${mark(value)}.`,
    pass: (value) => `Προβιβάσιμος είναι ο βαθμός ${mark(value)} και πάνω.`,
    minPassers: (value) =>
      unless(
        value,
        ({ count, at }) =>
          `Για την επιτυχία τουλάχιστον ${counted(count, 'μέλος δίνει', 'μέλη δίνουν')} ${mark(at)} και πάνω.`,
        'Για την επιτυχία αρκεί ο μέσος όρος.',
      ),
    roundingMayPass: (value) =>
      value
        ? 'Η στρογγυλοποίηση προς τα πάνω μπορεί να οδηγήσει σε προβιβάσιμο βαθμό.'
        : 'Η στρογγυλοποίηση δεν οδηγεί σε προβιβάσιμο βαθμό.',
    spread: (value) =>
      unless(
        value,
        (n) =>
          `Αν οι βαθμοί των μελών απέχουν πάνω από ${mark(n)}, τα μέλη ερωτώνται ξανά πριν από την αποσφράγιση.`,
        'Οι βαθμοί αποσφραγίζονται όσο και αν απέχουν.',
      ),
  },
  papers: {
    headerLines: (value) =>
      unless(
        value,
        (text) => `Τα έγγραφα έχουν επικεφαλίδα ${quoted(text)}.`,
        'Τα έγγραφα έχουν επικεφαλίδα με το ίδρυμα και το τμήμα.',
      ),
    legalBasis: (value) =>
      unless(
        value,
        (text) => `Το πρακτικό συντάσσεται σύμφωνα με ${quoted(text)}.`,
        'Το πρακτικό δεν αναφέρει νομική βάση.',
      ),
    signerOffice: (value) =>
      unless(
        value,
        (text) => `Τις βεβαιώσεις υπογράφει: ${text}.`,
        'Τις βεβαιώσεις υπογράφει ο/η Πρόεδρος του Τμήματος.',
      ),
    place: (value) =>
      unless(
        value,
        (text) => `Τόπος των εγγράφων: ${text}.`,
        'Τόπος των εγγράφων είναι η πόλη του τμήματος.',
      ),
    declaration: (value) =>
      unless(
        value,
        (text) => `Η υπεύθυνη δήλωση έχει κείμενο του τμήματος: ${quoted(text)}.`,
        'Η υπεύθυνη δήλωση έχει το συνηθισμένο κείμενο.',
      ),
    attachFacts: (value) =>
      value
        ? 'Τα έγγραφα PDF περιέχουν και τα στοιχεία τους, για άλλα συστήματα.'
        : 'Τα έγγραφα PDF δεν περιέχουν τα στοιχεία τους για άλλα συστήματα.',
  },
  catalogue: {
    isPublic: (value) =>
      value
        ? 'Τα ανοικτά θέματα, και οι ολοκληρωμένες εργασίες που έχουν γίνει δημόσιες, διαβάζονται σε δημόσιο κατάλογο χωρίς λογαριασμό.'
        : 'Το τμήμα δεν έχει δημόσιο κατάλογο.',
    studentNames: (value) =>
      ({
        full: 'Ο κατάλογος αναγράφει το όνομα όποιου ή όποιας εκπόνησε ή παρουσιάζει μια εργασία.',
        initials: 'Ο κατάλογος αναγράφει τα αρχικά όποιου ή όποιας εκπόνησε ή παρουσιάζει μια εργασία.',
        none: 'Ο κατάλογος δεν αναγράφει ποιος ή ποια εκπόνησε ή παρουσιάζει μια εργασία.',
      })[value],
    hasPresentations: (value) =>
      value
        ? 'Οι δημόσιες εξετάσεις που ανακοινώθηκαν αναγράφονται στον κατάλογο ως παρουσιάσεις, έως την ημέρα τους.'
        : 'Ο κατάλογος δεν αναγράφει παρουσιάσεις.',
    isHarvested: (value) =>
      value
        ? 'Αποθετήρια συλλέγουν τα στοιχεία των ολοκληρωμένων εργασιών του καταλόγου (OAI-PMH).'
        : 'Ο κατάλογος δεν δίνει στοιχεία σε αποθετήρια.',
  },
}

function weighed({ label, weight }: { label: string; weight: number }): string {
  return `${label} με συντελεστή ${weight}`
}

function criteriaOf(criteria: readonly { label: string; weight: number }[]): string {
  return criteria.length === 0 ? '' : `· κριτήρια: ${criteria.map(weighed).join(', ')}`
}
