import { PASSKEYS_MAX } from '@diatrivi/domain/people/account/second-factor'
import type { Language } from '@diatrivi/domain/shared/language'
import { SAVED_VIEWS_MAX } from '@diatrivi/domain/view/department-list/saved-view'
import type { ErrorCode, RefusalFacts, RefusalSentence } from './errors.ts'
import { FILES_NOT_TAKEN } from './file-sentences.ts'
import { WHOLE_LIST_MAX } from './limits.ts'
import { PROCESS_SENTENCES } from './view/process/process-sentences.ts'

/**
 * What each refusal says, in the words of docs/glossary.md; a code without its sentences does not compile. The API
 * sends them. The web app has its own copy of those it shows before it asks, because it loads one language only; a test
 * there compares them.
 */
export const REFUSAL_SENTENCES: Record<ErrorCode, Record<Language, RefusalSentence>> = {
  validation: {
    el: 'Ελέγξτε τα πεδία που σημειώνονται.',
    en: 'Please check the fields that are marked.',
  },
  malformed_body: {
    el: 'Το αίτημα δεν είναι σωστά διατυπωμένο.',
    en: 'The request is malformed.',
  },
  answer_pending: {
    el: 'Υπάρχει ήδη θετική απάντηση σε δήλωσή σας· αποδεχτείτε ή απορρίψτε την πρώτα.',
    en: 'One of your declarations has a positive answer already; accept or decline it first.',
  },
  page_required: {
    el: `Η λίστα έχει πάνω από ${WHOLE_LIST_MAX.toLocaleString('el')} εγγραφές. Ζητήστε την ανά σελίδα με τις παραμέτρους page και pageSize.`,
    en: `The list has more than ${WHOLE_LIST_MAX.toLocaleString('en')} entries. Ask for it in pages, by the parameters page and pageSize.`,
  },
  unauthenticated: {
    el: 'Συνδεθείτε για να συνεχίσετε.',
    en: 'Please sign in to continue.',
  },
  session_expired: {
    el: 'Η συνεδρία σας έληξε. Συνδεθείτε ξανά.',
    en: 'Your session has expired. Please sign in again.',
  },
  wrong_role: {
    el: 'Η ενέργεια δεν επιτρέπεται στον ρόλο σας.',
    en: 'Your role does not allow this.',
  },
  inactive_account: {
    el: 'Ο λογαριασμός σας δεν είναι ακόμη ενεργός. Επιβεβαιώστε πρώτα την ηλεκτρονική σας διεύθυνση.',
    en: 'Your account is not active yet. Please confirm your e-mail address first.',
  },
  account_disabled: {
    el: 'Ο λογαριασμός σας έχει απενεργοποιηθεί. Απευθυνθείτε στους διαχειριστές της εφαρμογής.',
    en: 'Your account has been disabled. Please ask the administrators of the application.',
  },
  second_factor_required: {
    el: 'Ο ρόλος σας απαιτεί επαλήθευση σε δύο βήματα. Ορίστε την πρώτα για να συνεχίσετε.',
    en: 'Your role requires a second factor at sign-in. Please set one up first.',
  },
  local_sign_in_off: {
    el: 'Σε αυτή την εγκατάσταση συνδέεστε με τον ιδρυματικό λογαριασμό σας. Με κωδικό πρόσβασης συνδέονται μόνο οι διαχειριστές.',
    en: 'In this installation you sign in with your institutional account. Only administrators sign in with a password.',
  },
  not_owner: {
    el: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.',
    en: 'You cannot change what belongs to somebody else.',
  },
  wrong_user_type: {
    el: 'Ο λογαριασμός σας δεν έχει πρόσβαση σε αυτή τη σελίδα.',
    en: 'Your account has no access to this page.',
  },
  origin_not_allowed: {
    el: 'Η πρόσβαση από αυτή τη διεύθυνση δεν επιτρέπεται.',
    en: 'Access from this origin is not allowed.',
  },
  host_not_allowed: {
    el: 'Ο διακομιστής δεν απαντά με αυτό το όνομα. Όποιος τον διαχειρίζεται το προσθέτει στη ρύθμιση ALLOWED_HOSTS.',
    en: 'This server does not answer to that name. Whoever runs it adds the name to the setting ALLOWED_HOSTS.',
  },
  not_found: {
    el: 'Δεν βρέθηκε αυτό που ζητήσατε.',
    en: 'What you asked for was not found.',
  },
  route_not_found: {
    el: 'Η διεύθυνση δεν υπάρχει.',
    en: 'There is no such address.',
  },
  request_too_slow: {
    el: 'Το αίτημα έφτανε πολύ αργά και διακόπηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.',
    en: 'The request came too slowly and was ended. Please check your connection and try again.',
  },
  not_open: {
    el: 'Η εργασία δεν δέχεται δηλώσεις ενδιαφέροντος.',
    en: 'The thesis takes no declarations of interest.',
  },
  deadline_passed: {
    el: 'Η προθεσμία δήλωσης ενδιαφέροντος έχει λήξει.',
    en: 'The deadline for declaring interest has passed.',
  },
  has_thesis: {
    el: 'Έχετε ήδη εργασία σε εξέλιξη.',
    en: 'There is a thesis in progress already.',
  },
  already_assigned: {
    el: 'Έχει ήδη δοθεί θετική απάντηση σε άλλη δήλωση για την εργασία.',
    en: 'Another declaration for this thesis has been answered positively already.',
  },
  before_deadline: {
    el: 'Δεν μπορείτε να επιλέξετε φοιτητή πριν από τη λήξη της προθεσμίας.',
    en: 'A student cannot be chosen before the deadline has passed.',
  },
  already_accepted: {
    el: 'Η ανάθεση έχει ήδη γίνει αποδεκτή.',
    en: 'The assignment has been accepted already.',
  },
  not_interested: {
    el: 'Δεν υπάρχει δήλωση ενδιαφέροντος για την εργασία.',
    en: 'There is no declaration of interest in this thesis.',
  },
  not_assigned: {
    el: 'Δεν υπάρχει θετική απάντηση σε αυτή τη δήλωση.',
    en: 'This declaration has no positive answer.',
  },
  has_student: {
    el: 'Η εργασία έχει ανατεθεί και δεν διαγράφεται.',
    en: 'The thesis has a student and cannot be deleted.',
  },
  topic_full: {
    el: ({ max }) =>
      max === 1
        ? 'Ο κανονισμός της εργασίας δίνει το θέμα σε έναν φοιτητή ή μία φοιτήτρια.'
        : `Το θέμα το έχουν ήδη, ή τους έχει προταθεί, όσοι και όσες επιτρέπει ο κανονισμός (${max}).`,
    en: ({ max }) =>
      max === 1
        ? 'The rules of the thesis give the topic to one student.'
        : `As many students as the rule book allows (${max}) have the topic or were asked to take it.`,
  },
  not_in_progress: {
    el: 'Η εργασία δεν είναι σε εξέλιξη.',
    en: 'The thesis is not in progress.',
  },
  not_ready: {
    el: 'Η εργασία βαθμολογείται αφού εγκριθούν όλα τα βήματα της λίστας της.',
    en: 'The thesis can be marked once every step of its list is approved.',
  },
  not_over: {
    el: 'Ξανά διατίθεται μόνο θέμα που ολοκληρώθηκε ή εγκαταλείφθηκε.',
    en: 'Only a topic that was completed or given up can be offered again.',
  },
  thesis_ended: {
    el: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.',
    en: 'The thesis is completed and cannot be changed.',
  },
  has_list: {
    el: 'Η εργασία έχει ήδη λίστα βημάτων.',
    en: 'The thesis has a to-do list already.',
  },
  ...PROCESS_SENTENCES,
  step_order: {
    el: 'Η κατάσταση του βήματος δεν επιτρέπει αυτή την ενέργεια· ίσως άλλαξε στο μεταξύ. Τα βήματα ολοκληρώνονται με τη σειρά τους, και αυτό που περιμένει έγκριση μένει αμέσως μετά τα εγκεκριμένα.',
    en: 'The step is in no state for this; it may have changed meanwhile. Steps are completed in their order, and the one that awaits approval stays right after the approved ones.',
  },
  step_confirmed: {
    el: 'Το βήμα έχει εγκριθεί και δεν αλλάζει.',
    en: 'The step is approved and cannot be changed.',
  },
  step_not_waiting: {
    el: 'Το βήμα δεν περιμένει έγκριση: έχει ήδη απαντηθεί, ή η ολοκλήρωσή του ανακλήθηκε.',
    en: 'The step is not awaiting approval: it was answered already, or it was withdrawn.',
  },
  step_read: {
    el: 'Η ολοκλήρωση του βήματος έχει ήδη διαβαστεί και δεν ανακαλείται. Γράψτε ένα σχόλιο στο βήμα.',
    en: 'The finished step was read already and cannot be withdrawn. Write a comment on the step.',
  },
  duplicate: {
    el: 'Υπάρχει ήδη εγγραφή με τα ίδια στοιχεία.',
    en: 'There is one with the same details already.',
  },
  views_full: {
    el: `Έχετε ήδη ${SAVED_VIEWS_MAX} προβολές αυτής της λίστας. Διαγράψτε μία πριν αποθηκεύσετε άλλη.`,
    en: `You have ${SAVED_VIEWS_MAX} views of this list already. Delete one before you save another.`,
  },
  idempotency_mismatch: {
    el: 'Το κλειδί Idempotency-Key χρησιμοποιήθηκε ήδη για άλλη αίτηση. Στείλτε την αίτηση με νέο κλειδί.',
    en: 'The Idempotency-Key was used for another request already. Send the request with a new key.',
  },
  has_departments: {
    el: 'Το ίδρυμα έχει τμήματα και δεν διαγράφεται.',
    en: 'The institution has departments and cannot be deleted.',
  },
  has_users: {
    el: 'Το τμήμα έχει χρήστες και δεν διαγράφεται.',
    en: 'The department has users and cannot be deleted.',
  },
  has_theses: {
    el: 'Ο λογαριασμός έχει εργασίες και δεν διαγράφεται.',
    en: 'The instructor has theses and cannot be deleted.',
  },
  has_seats: {
    el: 'Ο λογαριασμός έχει θέσεις σε εξεταστικές επιτροπές και δεν διαγράφεται.',
    en: 'The account has seats in examination committees and cannot be deleted.',
  },
  own_account: {
    el: 'Η ενέργεια αυτή δεν γίνεται στον δικό σας λογαριασμό.',
    en: 'This cannot be done to your own account.',
  },
  has_unfinished_theses: {
    el: 'Έχετε εργασία ή θέμα χωρίς βαθμό, ή θέση σε εξεταστική επιτροπή. Ολοκληρώστε την εργασία ή ζητήστε να τερματιστεί η ανάθεση, διαγράψτε τα θέματά σας, αποχωρήστε από τις επιτροπές, και μετά διαγράψτε τον λογαριασμό.',
    en: 'You have a thesis or a topic without a mark, or a seat in an examination committee. Complete the thesis or ask for the assignment to be ended, delete your topics, leave the committees, and then delete the account.',
  },
  too_many_passkeys: {
    el: `Έχετε ήδη ${PASSKEYS_MAX} κλειδιά πρόσβασης. Αφαιρέστε ένα για να προσθέσετε άλλο.`,
    en: `You have ${PASSKEYS_MAX} passkeys already. Remove one to add another.`,
  },
  passkeys_unavailable: {
    el: 'Τα κλειδιά πρόσβασης χρειάζονται διεύθυνση της εφαρμογής με όνομα και όχι με αριθμούς. Χρησιμοποιήστε την εφαρμογή κωδικών στο κινητό.',
    en: 'Passkeys need an address of the application that is a name and not a number. Please use the code app on your phone.',
  },
  not_given_up: {
    el: 'Η επιστολή περιμένει να σταλεί ή έχει ήδη σταλεί.',
    en: 'The mail waits to be sent or has been sent already.',
  },
  import_applied: {
    el: 'Η εισαγωγή έχει ήδη εφαρμοστεί.',
    en: 'The import has been applied already.',
  },
  import_has_faults: {
    el: 'Το αρχείο έχει γραμμές με λάθη. Διορθώστε τις και φορτώστε το ξανά, ή εφαρμόστε μόνο τις σωστές γραμμές.',
    en: 'The file has rows with faults. Correct them and upload it again, or apply the good rows alone.',
  },
  import_not_applied: {
    el: 'Η εισαγωγή δεν έχει εφαρμοστεί ή έχει ήδη αναιρεθεί.',
    en: 'The import has not been applied, or has been undone already.',
  },
  import_outdated: {
    el: 'Τα στοιχεία άλλαξαν μετά τον έλεγχο του αρχείου. Φορτώστε το ξανά για να δείτε τι θα γίνει τώρα.',
    en: 'The data has changed since the file was checked. Upload it again to see what would happen now.',
  },
  too_many_changes: {
    el: 'Το αρχείο αλλάζει, ή δεν περιέχει, πάνω από το ένα δέκατο των υπαρχουσών εγγραφών. Αν είναι το σωστό αρχείο, επιβεβαιώστε το ρητά.',
    en: 'The file changes, or does not name, more than a tenth of the existing records. If it is the right file, confirm it explicitly.',
  },
  too_many_removed: {
    el: ({ n, all }) =>
      `Από το αρχείο λείπουν ${n} από τις ${all} εγγραφές φοιτητών του τμήματος. Ελέγξτε ότι είναι το σωστό αρχείο και επιβεβαιώστε το.`,
    en: ({ n, all }) =>
      `The file lacks ${n} of the ${all} student records of the department. Check that it is the right file, and confirm it.`,
  },
  numbers_change: {
    el: ({ n, zeros }) =>
      `Το αρχείο αλλάζει αριθμούς μητρώου γνωστών φοιτητών: ${n}. Από αυτούς, όσοι φαίνεται ότι έχασαν μηδενικά στην αρχή: ${zeros}. Ελέγξτε ποιοι είναι και επιβεβαιώστε το.`,
    en: ({ n, zeros }) =>
      `The file changes registry numbers of known students: ${n}. Of these, those that seem to have lost zeros at the beginning: ${zeros}. See who they are, and confirm it.`,
  },
  import_has_doubts: {
    el: ({ n }) =>
      `Γραμμές του αρχείου που χρειάζονται την επιβεβαίωσή σας: ${n}. Δείτε ποιες είναι και επιβεβαιώστε τις.`,
    en: ({ n }) => `Rows of the file that need your yes: ${n}. See which they are, and confirm them.`,
  },
  undo_over: {
    el: 'Η εισαγωγή αναιρείται μόνο το πρώτο εικοσιτετράωρο.',
    en: 'An import can be undone within the first 24 hours only.',
  },
  nothing_to_send: {
    el: 'Δεν υπάρχει νέα εργασία ή αλλαγή για αποστολή. Επιλέξτε άλλο διάστημα, ή όλες τις εργασίες ξανά.',
    en: 'There is no new thesis and no change to send. Choose another period, or all theses again.',
  },
  export_withdrawn: {
    el: 'Το αρχείο έχει ήδη ανακληθεί.',
    en: 'The file has been taken back already.',
  },
  webhook_paused: {
    el: 'Η αποστολή προς αυτό το σύστημα έχει διακοπεί. Συνεχίστε την πρώτα.',
    en: 'Sending to this system is paused. Resume it first.',
  },
  rulebook_in_force: {
    el: 'Κανονισμός που δημοσιεύτηκε δεν αλλάζει· δημιουργήστε νέον με άλλη ημερομηνία.',
    en: 'A rule book that is published does not change; make a new one with another date.',
  },
  rulebook_day_taken: {
    el: 'Υπάρχει ήδη δημοσιευμένος κανονισμός που ισχύει από την ίδια ημέρα. Επιλέξτε άλλη ημερομηνία.',
    en: 'A published rule book is in force from the same day already. Please choose another date.',
  },
  load_full: {
    el: ({ max, of }) =>
      of === 'year'
        ? `Έχετε συμπληρώσει ${max === 1 ? 'τη μία νέα εργασία' : `τις ${max} νέες εργασίες`} του ακαδημαϊκού έτους που επιτρέπει ο κανονισμός.`
        : `Έχετε συμπληρώσει ${max === 1 ? 'τη μία εργασία' : `τις ${max} εργασίες`} που επιτρέπει ο κανονισμός.`,
    en: ({ max, of }) =>
      of === 'year'
        ? `You have taken on as many theses this academic year as the rule book allows: ${max}.`
        : `You have as many theses as the rule book allows: ${max}.`,
  },
  not_eligible: {
    el: ({ what }) => `Δεν πληρούνται οι προϋποθέσεις ανάληψης: ${what}.`,
    en: ({ whatEnglish }) => `The conditions for taking on a thesis are not met: ${whatEnglish}.`,
  },
  record_missing: {
    el: 'Λείπουν τα στοιχεία φοίτησης· ενημερώστε τη γραμματεία.',
    en: 'Your student record is missing; please tell the office of the department.',
  },
  has_papers: {
    el: 'Το τμήμα έχει εκδώσει έγγραφα και δεν διαγράφεται.',
    en: 'The department has issued papers and cannot be deleted.',
  },
  file_gone: {
    el: 'Το περιεχόμενο του αρχείου δεν βρίσκεται πια στον διακομιστή. Ζητήστε από όποιον το ανέβασε να το ανεβάσει ξανά.',
    en: 'The content of the file is not on the server any more. Ask whoever uploaded it to upload it again.',
  },
  version_conflict: {
    el: 'Κάποιος άλλος άλλαξε τα στοιχεία στο μεταξύ. Ανανεώστε τη σελίδα και δοκιμάστε ξανά.',
    en: 'Somebody else has changed this meanwhile. Reload the page and try again.',
  },
  file_too_large: {
    el: 'Το αρχείο ξεπερνά το μέγιστο επιτρεπόμενο μέγεθος.',
    en: 'The file exceeds the maximum size allowed.',
  },
  body_too_large: {
    el: 'Το περιεχόμενο που στείλατε ξεπερνά το μέγιστο επιτρεπόμενο μέγεθος.',
    en: 'What you sent exceeds the maximum size allowed.',
  },
  file_type_not_accepted: {
    el: ({ found }) => FILES_NOT_TAKEN[String(found)]?.el ?? 'Ο τύπος αρχείου δεν υποστηρίζεται.',
    en: ({ found }) => FILES_NOT_TAKEN[String(found)]?.en ?? 'The type of the file is not supported.',
  },
  file_locked: {
    el: 'Το αρχείο ανοίγει μόνο με κωδικό. Αφαιρέστε τον κωδικό, αποθηκεύστε το αρχείο και στείλτε το ξανά.',
    en: 'The file opens with a password only. Remove the password, save the file and send it again.',
  },
  media_type_not_accepted: {
    el: 'Η μορφή του αιτήματος δεν υποστηρίζεται.',
    en: 'The format of the request is not supported.',
  },
  file_infected: {
    el: 'Ο έλεγχος βρήκε κακόβουλο λογισμικό στο αρχείο, γι’ αυτό δεν έγινε δεκτό.',
    en: 'The scan found malicious software in the file, so it was not taken.',
  },
  content_encoding_not_accepted: {
    el: 'Το αίτημα στάλθηκε συμπιεσμένο. Στείλτε το χωρίς συμπίεση, δηλαδή χωρίς την κεφαλίδα Content-Encoding.',
    en: 'The request was sent compressed. Send it uncompressed, without the header Content-Encoding.',
  },
  too_many_attempts: {
    el: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    en: 'There were too many attempts. Please try again in a while.',
  },
  too_many_uploads: {
    el: 'Ανεβαίνουν ήδη πολλά αρχεία από εσάς. Περιμένετε να ολοκληρωθούν και δοκιμάστε ξανά.',
    en: 'Many files of yours are being uploaded already. Please wait until they are done and try again.',
  },
  last_way_in: {
    el: 'Με αυτόν τον ιδρυματικό λογαριασμό μόνο συνδέεστε. Ορίστε πρώτα κωδικό πρόσβασης από το «Ξέχασα τον κωδικό μου» και μετά αποσυνδέστε τον.',
    en: 'This institutional account is your only way in. First choose a password by “Forgot your password?”, then unlink it.',
  },
  upload_quota_reached: {
    el: 'Φτάσατε το όριο αρχείων που ανεβάζει κάποιος σε μία ημέρα. Δοκιμάστε ξανά αύριο, ή ζητήστε από τη διαχείριση της εφαρμογής να το αυξήσει.',
    en: 'You have reached the limit of files that a person uploads in a day. Please try again tomorrow, or ask those who run the application to raise it.',
  },
  internal: {
    el: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά σε λίγο.',
    en: 'Something went wrong. Please try again in a while.',
  },
  database_unavailable: {
    el: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The service is not available right now. Please try again in a while.',
  },
  storage_unavailable: {
    el: 'Τα αρχεία δεν είναι διαθέσιμα αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'Files are not available right now. Please try again in a while.',
  },
  scanner_unavailable: {
    el: 'Ο έλεγχος των αρχείων για κακόβουλο λογισμικό δεν είναι διαθέσιμος αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'Files cannot be scanned for malicious software right now. Please try again in a while.',
  },
  overloaded: {
    el: 'Η υπηρεσία έχει πολύ φόρτο αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The service is very busy right now. Please try again in a while.',
  },
}

/** The sentence of a refusal in a language, with its facts where it speaks of some. */
export function refusalMessage(code: ErrorCode, language: Language, facts: RefusalFacts = {}): string {
  const sentence = REFUSAL_SENTENCES[code][language]
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
