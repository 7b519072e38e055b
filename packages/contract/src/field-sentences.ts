import {
  EXAMINATION_MINUTES_MAX,
  EXAMINATION_MINUTES_MIN,
} from '@diatrivi/domain/examination/examination/examination'
import type { Language } from '@diatrivi/domain/shared/language'
import { FIRST_THESIS_YEAR, LAST_THESIS_YEAR } from '@diatrivi/domain/thesis/thesis/thesis-dates'
import type { FieldError, FieldErrorCode } from './errors.ts'

type Sentence = string | ((limit: number) => string)

/** What stands under a field that is wrong. A sentence that names a limit takes it; a code without its sentences does not compile. */
export const FIELD_SENTENCES: Record<FieldErrorCode, Record<Language, Sentence>> = {
  required: { el: 'Υποχρεωτικό πεδίο', en: 'Required field' },
  invalid: { el: 'Η τιμή δεν είναι έγκυρη.', en: 'The value is not valid.' },
  unknown_field: { el: 'Δεν υπάρχει πεδίο με αυτό το όνομα.', en: 'There is no field of this name.' },
  too_long: {
    el: (limit) => `Το μέγιστο μήκος είναι ${limit}.`,
    en: (limit) => `The maximum length is ${limit}.`,
  },
  endless_marks: {
    el: 'Κάποιο γράμμα έχει πάρα πολλούς τόνους ή άλλα σημεία. Πληκτρολογήστε το ξανά.',
    en: 'A letter has far too many accents or other marks. Please type it again.',
  },
  too_short: {
    el: (limit) => `Το ελάχιστο μήκος είναι ${limit}.`,
    en: (limit) => `The minimum length is ${limit}.`,
  },
  too_small: {
    el: (limit) => `Η ελάχιστη τιμή είναι ${limit}.`,
    en: (limit) => `The smallest value is ${limit}.`,
  },
  too_big: {
    el: (limit) => `Η μέγιστη τιμή είναι ${limit}.`,
    en: (limit) => `The largest value is ${limit}.`,
  },
  one_line: {
    el: 'Γράφεται σε μία γραμμή, χωρίς αλλαγές γραμμής και χαρακτήρες ελέγχου.',
    en: 'This is a single line, without line breaks and control characters.',
  },
  no_letter: {
    el: 'Γράψτε τουλάχιστον ένα γράμμα.',
    en: 'Please write at least one letter.',
  },
  invalid_id: { el: 'Ο κωδικός αριθμός δεν είναι έγκυρος.', en: 'The id is not valid.' },
  invalid_date: { el: 'Η ημερομηνία δεν είναι έγκυρη.', en: 'The date is not valid.' },
  date_range: {
    el: `Το έτος είναι από ${FIRST_THESIS_YEAR} έως ${LAST_THESIS_YEAR}.`,
    en: `The year is from ${FIRST_THESIS_YEAR} to ${LAST_THESIS_YEAR}.`,
  },
  end_before_start: {
    el: 'Η επιθυμητή ημερομηνία ολοκλήρωσης είναι πριν από την ημερομηνία έναρξης.',
    en: 'The desired completion date is before the start date.',
  },
  until_before_from: {
    el: 'Η τελευταία ημέρα είναι πριν από την πρώτη.',
    en: 'The last day is before the first.',
  },
  two_heads: {
    el: 'Την ίδια ημέρα το τμήμα θα είχε δύο Προέδρους. Ορίστε πρώτα πότε λήγει η προηγούμενη θητεία.',
    en: 'Two people would head the department on one day. Say first when the term before ends.',
  },
  date_past: { el: 'Η ημερομηνία έχει περάσει.', en: 'The date is past.' },
  invalid_time: {
    el: 'Δώστε ώρα από 00:00 έως 23:59 που υπάρχει αυτή την ημέρα.',
    en: 'Give a time from 00:00 to 23:59 that exists on this day.',
  },
  ended_before_start: {
    el: 'Η εξέταση δεν μπορεί να λήγει πριν αρχίσει.',
    en: 'The examination cannot end before it begins.',
  },
  offered_twice: {
    el: 'Η ίδια ημέρα και ώρα προτείνεται ήδη.',
    en: 'The same day and hour is offered already.',
  },
  no_examination_day: {
    el: 'Ο κανονισμός δεν επιτρέπει εξέταση αυτή την ημέρα.',
    en: 'The rule book allows no examination on this day.',
  },
  time_ahead: { el: 'Η ώρα αυτή δεν έχει έρθει ακόμη.', en: 'That hour has not come yet.' },
  invalid_minutes: {
    el: `Η διάρκεια είναι από ${EXAMINATION_MINUTES_MIN} έως ${EXAMINATION_MINUTES_MAX} λεπτά.`,
    en: `It takes from ${EXAMINATION_MINUTES_MIN} to ${EXAMINATION_MINUTES_MAX} minutes.`,
  },
  invalid_flag: { el: 'Η τιμή πρέπει να είναι 0 ή 1.', en: 'The value must be 0 or 1.' },
  invalid_email: { el: 'Παρακαλώ δώστε ένα σωστό email!', en: 'Please enter a valid e‑mail address.' },
  invalid_url: {
    el: 'Η διεύθυνση πρέπει να αρχίζει με http:// ή https://.',
    en: 'The address must begin with http:// or https://.',
  },
  https_required: {
    el: 'Η διεύθυνση πρέπει να αρχίζει με https://.',
    en: 'The address must begin with https://.',
  },
  address_not_allowed: {
    el: 'Η διεύθυνση ανήκει στο εσωτερικό δίκτυο. Αν πρέπει να χρησιμοποιηθεί, την επιτρέπει η ρύθμιση WEBHOOK_PRIVATE_ADDRESSES.',
    en: 'The address belongs to the inner network. If it has to be used, the setting WEBHOOK_PRIVATE_ADDRESSES allows it.',
  },
  invalid_username: {
    el: 'Το όνομα χρήστη έχει μόνο λατινικά γράμματα, ψηφία, τελείες, παύλες και κάτω παύλες.',
    en: 'A username has only Latin letters, digits, dots, hyphens and underscores.',
  },
  invalid_key: {
    el: 'Το κλειδί έχει 16 έως 128 ορατούς χαρακτήρες ASCII, χωρίς κενά.',
    en: 'A key has 16 to 128 visible ASCII characters, without blanks.',
  },
  password_control_characters: {
    el: 'Ο κωδικός περιέχει χαρακτήρες που δεν πληκτρολογούνται.',
    en: 'The password contains characters that cannot be typed.',
  },
  password_blank: {
    el: 'Ο κωδικός δεν μπορεί να έχει μόνο κενά.',
    en: 'A password cannot be blanks only.',
  },
  password_repetitive: {
    el: 'Ο κωδικός επαναλαμβάνει λίγους χαρακτήρες ή τους έχει στη σειρά. Επιλέξτε άλλον.',
    en: 'The password repeats a few characters or runs through them in order. Choose another.',
  },
  password_common: {
    el: 'Αυτός ο κωδικός είναι από τους πιο συνηθισμένους. Επιλέξτε άλλον.',
    en: 'This password is one of the most common. Choose another.',
  },
  password_personal: {
    el: 'Ο κωδικός δεν μπορεί να περιέχει το όνομά σας, το όνομα χρήστη ή την ηλεκτρονική σας διεύθυνση.',
    en: 'A password cannot contain your name, your username or your e‑mail address.',
  },
  contradicting_rules: {
    el: 'Ο κανόνας δεν συμβιβάζεται με τους άλλους, για παράδειγμα με το πλήθος των μελών της επιτροπής.',
    en: 'The rule does not go with the others, for instance with the number of members of the committee.',
  },
  duration_cap: {
    el: 'Η διάρκεια δεν μπορεί να ξεπερνά τις 255 ημέρες / τις 52 εβδομάδες / τους 12 μήνες.',
    en: 'A duration is from 1 up to 255 days, 52 weeks or 12 months.',
  },
  mark_range: {
    el: 'Ο βαθμός είναι ακέραιος από 1 έως 10.',
    en: 'The mark is a whole number from 1 to 10.',
  },
  mark_step: {
    el: (step) => `Ο βαθμός δίνεται ανά ${String(step).replace('.', ',')} από 0 έως 10.`,
    en: (step) => `The mark is given in steps of ${step} from 0 to 10.`,
  },
  priority_range: {
    el: 'Η σειρά προτίμησης είναι ακέραιος από 1 έως 100.',
    en: 'The priority is a whole number from 1 to 100.',
  },
  wrong_code: {
    el: 'Ο κωδικός δεν είναι σωστός, ή έχει αντικατασταθεί από τον κωδικό μιας νεότερης εκκίνησης.',
    en: 'The code is wrong, or the code of a later start has taken its place.',
  },
  wrong_pin: {
    el: 'Ο κωδικός δεν είναι σωστός ή έχει λήξει. Ζητήστε νέο κωδικό.',
    en: 'The code is wrong or has expired. Ask for a new code.',
  },
  unknown_programme: {
    el: 'Το πρόγραμμα σπουδών δεν υπάρχει στο τμήμα.',
    en: 'The department has no such programme of studies.',
  },
  other_department: {
    el: 'Η γραμμή είναι άλλου τμήματος. Φορτώνετε μόνο για το τμήμα σας.',
    en: 'The line is of another department. You load for your own department only.',
  },
  unknown_department: { el: 'Το τμήμα δεν υπάρχει.', en: 'There is no such department.' },
  has_account: {
    el: 'Η διεύθυνση ανήκει σε πρόσωπο με λογαριασμό. Επιλέξτε το από τον κατάλογο.',
    en: 'The address belongs to a person with an account. Choose that person from the list.',
  },
  unknown_instructor: {
    el: 'Δεν υπάρχει διδάσκων ή διδάσκουσα με αυτό το όνομα χρήστη.',
    en: 'No instructor has this username.',
  },
  unknown_instructor_here: {
    el: 'Το τμήμα δεν έχει διδάσκοντα ή διδάσκουσα με αυτό το e-mail, όνομα χρήστη ή ονοματεπώνυμο.',
    en: 'The department has no instructor with this e‑mail address, username or name.',
  },
  ambiguous_instructor: {
    el: 'Το ονοματεπώνυμο αυτό το έχουν περισσότεροι στο τμήμα. Γράψτε το e-mail.',
    en: 'Several people of the department have this name. Write the e‑mail address.',
  },
  not_to_offer: {
    el: 'Κατά το αρχείο έχει ανατεθεί ή ολοκληρωθεί, και το τμήμα δεν έχει τέτοια εργασία. Θέματα που θα προσφερθούν γράφονται «Προς ανάθεση».',
    en: 'By the file it was assigned or completed, and the department has no such thesis. Topics to be offered are «Not yet assigned».',
  },
  unknown_student: {
    el: 'Δεν υπάρχει φοιτητής ή φοιτήτρια του ιδρύματος με αυτό το όνομα χρήστη.',
    en: 'No student of the institution has this username.',
  },
  busy_student: {
    el: 'Το πρόσωπο έχει ήδη εργασία σε εξέλιξη.',
    en: 'This person works on a thesis already.',
  },
  unknown_institution: { el: 'Το ίδρυμα δεν υπάρχει.', en: 'There is no such institution.' },
  taken: { el: 'Χρησιμοποιείται ήδη.', en: 'It is in use already.' },
  twice_in_file: {
    el: (line) => `Υπάρχει ήδη στη γραμμή ${line} του αρχείου.`,
    en: (line) => `It stands in line ${line} of the file already.`,
  },
  fixed_here: {
    el: 'Ο λογαριασμός υπάρχει με άλλη τιμή, και αυτή δεν αλλάζει με εισαγωγή.',
    en: 'The account exists with another value, which an import does not change.',
  },
  zeros_differ: {
    el: 'Το τμήμα έχει ήδη έναν αριθμό που διαφέρει μόνο στα μηδενικά της αρχής. Αν το αρχείο τα έχασε, γράψτε τα ξανά, με το κελί ως κείμενο.',
    en: 'The department has a number already that differs only by the zeros before it. If the file has lost them, write them again, in a cell that is text.',
  },
  number_as_day: {
    el: 'Το κελί είναι ημερομηνία και όχι αριθμός μητρώου. Ορίστε το ως κείμενο και γράψτε ξανά τον αριθμό.',
    en: 'The cell is a date and no registry number. Make it a text and write the number again.',
  },
  number_as_figure: {
    el: 'Ο αριθμός μητρώου γράφτηκε σαν ποσό, με δεκαδικά ή χιλιάδες. Ορίστε το κελί ως κείμενο και γράψτε τον όπως είναι.',
    en: 'The registry number was written as a figure, with decimals or thousands. Make the cell a text and write the number as it is.',
  },
  unknown_word: { el: 'Η λέξη δεν αναγνωρίζεται.', en: 'The word is not known.' },
  day_form: {
    el: 'Δεν είναι ημερομηνία. Γράψτε ημέρα, μήνα και έτος: 30/6/2027 ή 30 Ιουνίου 2027.',
    en: 'This is no date. Write day, month and year: 30/6/2027 or 30 June 2027.',
  },
  semester_form: {
    el: 'Γράψτε το εξάμηνο ως αριθμό: 8, 8ο ή Η΄.',
    en: 'Write the semester as a number: 8, 8ο or Η΄.',
  },
  whole_form: {
    el: 'Γράψτε έναν ακέραιο αριθμό, χωρίς λέξεις και άλλα σημεία: 180.',
    en: 'Write a whole number, without words and other signs: 180.',
  },
  average_form: {
    el: 'Γράψτε τον μέσο όρο από 0 έως 10: 7,85 ή 8,5/10.',
    en: 'Write the average from 0 to 10: 7.85 or 8.5/10.',
  },
  figure_as_day: {
    el: 'Το κελί είναι ημερομηνία και όχι αριθμός: το φύλλο εργασίας τον άλλαξε. Ορίστε το ως κείμενο και γράψτε τον ξανά.',
    en: 'The cell is a date and no number: the spreadsheet has changed it. Make it a text and write the number again.',
  },
  two_instructors: {
    el: 'Γράψτε ένα μόνο πρόσωπο. Τα άλλα μέλη της επιτροπής ορίζονται στην εργασία.',
    en: 'Write one person only. Other members of the committee are named in the thesis.',
  },
  ambiguous_department: {
    el: 'Υπάρχουν πολλά τμήματα με αυτό το όνομα. Προσθέστε τη στήλη «Ίδρυμα».',
    en: 'There are several departments of this name. Add the column “Institution”.',
  },
  column_missing: { el: 'Η στήλη λείπει από το αρχείο.', en: 'The file does not have this column.' },
  table_unreadable: {
    el: 'Το αρχείο δεν διαβάζεται. Αποθηκεύστε το ως XLSX χωρίς κωδικό, ή ως CSV σε UTF-8 ή Windows-1253.',
    en: 'The file cannot be read. Save it as XLSX without a password, or as CSV in UTF-8 or Windows-1253.',
  },
  table_without_headings: {
    el: 'Δεν βρέθηκαν επικεφαλίδες. Η πρώτη γραμμή του πίνακα έχει τα ονόματα των στηλών, όπως στο πρότυπο.',
    en: 'No headings were found. The first line of the table has the names of the columns, as in the template.',
  },
  table_without_rows: {
    el: 'Κάτω από τις επικεφαλίδες δεν υπάρχουν γραμμές.',
    en: 'There are no rows below the headings.',
  },
  table_only_example: {
    el: 'Το αρχείο έχει μόνο τη γραμμή-παράδειγμα του προτύπου. Γράψτε από κάτω τις δικές σας γραμμές.',
    en: 'The file has only the example row of the template. Write your own rows below it.',
  },
  table_too_long: {
    el: (rows) => `Το αρχείο έχει πάνω από ${rows} γραμμές. Χωρίστε το σε μικρότερα.`,
    en: (rows) => `The file has more than ${rows} rows. Split it into smaller ones.`,
  },
  table_too_large: {
    el: 'Το περιεχόμενο του αρχείου είναι υπερβολικά μεγάλο. Κρατήστε μόνο το φύλλο με τη λίστα.',
    en: 'What the file contains is far too large. Keep only the sheet with the list.',
  },
  list_too_long: {
    el: (rows) => `Η λίστα έχει πάνω από ${rows} γραμμές. Περιορίστε την με τα φίλτρα.`,
    en: (rows) => `The list has more than ${rows} rows. Narrow it down by the filters.`,
  },
}

/** The sentence of an error; one that wants a limit and has none says the least. */
export function fieldSentence({ code, limit }: FieldError, language: Language): string {
  const sentence = FIELD_SENTENCES[code][language]
  if (typeof sentence === 'string') return sentence
  return limit === undefined ? fieldSentence({ code: 'invalid' }, language) : sentence(limit)
}
