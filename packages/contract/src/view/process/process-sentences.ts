import type { PaperNeed } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperPlace } from '@diatrivi/domain/examination/paper/paper-place'
import type { Language } from '@diatrivi/domain/shared/language'
import type { ErrorCode, RefusalSentence } from '../../errors.ts'

/** What a paper needs and does not have, after «λείπει». */
const MISSING_OF_PAPER: Record<PaperNeed, Record<Language, string>> = {
  rulebook: { el: 'κανονισμός εργασιών που να ισχύει για την εργασία', en: 'a rule book of the thesis' },
  student: { el: 'φοιτητής ή φοιτήτρια που να έχει την εργασία', en: 'a student who has the thesis' },
  examination: { el: 'εξέταση που να έχει οριστεί', en: 'a planned examination' },
  marks: { el: 'η αποσφράγιση των βαθμών', en: 'the opening of the marks' },
  pass: { el: 'η επιτυχής εξέταση', en: 'a passed examination' },
}

/** Where in a paper something stands. */
const PLACE_IN_PAPER: Record<PaperPlace, Record<Language, string>> = {
  student: { el: 'στοιχεία φοιτητή/τριας', en: 'the student' },
  title: { el: 'τίτλος', en: 'the title' },
  title_english: { el: 'αγγλικός τίτλος', en: 'the English title' },
  programme: { el: 'πρόγραμμα σπουδών', en: 'the programme' },
  people: { el: 'ονόματα και βαθμίδες μελών', en: 'the names and ranks of the members' },
  examination: { el: 'τόπος ή σύνδεσμος της εξέτασης', en: 'the place or the link of the examination' },
  decision: { el: 'απόφαση ορισμού της επιτροπής', en: 'the decision that named the committee' },
  marks: { el: 'μέρη και κριτήρια βαθμολόγησης', en: 'the parts and criteria of marking' },
  correction: { el: 'διόρθωση βαθμολογίας', en: 'the correction of marks' },
  department: { el: 'στοιχεία του τμήματος', en: 'the department' },
  rulebook: { el: 'κανονισμός του τμήματος', en: 'the rule book of the department' },
}

/** What is said of refusals that only a rule book makes: committees, examinations, marks and papers. */
export const PROCESS_SENTENCES = {
  no_committee: {
    el: 'Ο κανονισμός της εργασίας δεν προβλέπει εξεταστική επιτροπή.',
    en: 'The rule book of the thesis asks for no committee.',
  },
  no_company: {
    el: 'Ο κανονισμός της εργασίας δεν προβλέπει συνεργαζόμενο φορέα.',
    en: 'The rule book of the thesis allows no partner organisation.',
  },
  company_comments: {
    el: 'Έχουν ήδη γραφτεί σχόλια στη συνομιλία με τον φορέα, και μένουν. Μπορείτε να ανακαλέσετε τον σύνδεσμο.',
    en: 'There are comments in the conversation with the organisation already, and they stay. You can revoke the link.',
  },
  seat_taken: {
    el: 'Η θέση έχει ήδη καλυφθεί.',
    en: 'The seat is taken already.',
  },
  seat_not_allowed: {
    el: ({ name, why }) =>
      name === undefined
        ? 'Ο κανονισμός δεν επιτρέπει τη συμμετοχή του προσώπου στην επιτροπή.'
        : `${name}: δεν επιτρέπεται η συμμετοχή στην επιτροπή. ${why}`,
    en: ({ name, whyEnglish }) =>
      name === undefined
        ? 'The rule book does not allow this person to sit in the committee.'
        : `${name} may not sit in the committee. ${whyEnglish}`,
  },
  seat_answered: {
    el: 'Η πρόσκληση έχει ήδη απαντηθεί.',
    en: 'The invitation was answered already.',
  },
  impediment: {
    el: 'Για να αποδεχτείτε, δηλώστε ότι δεν συντρέχει στο πρόσωπό σας κώλυμα.',
    en: 'To accept, declare that nothing makes you partial.',
  },
  not_a_member: {
    el: 'Δεν είστε μέλος της επιτροπής που βαθμολογεί αυτή την εξέταση.',
    en: 'You are not a member of the committee that marks this examination.',
  },
  not_held: {
    el: 'Η εξέταση δεν έχει γίνει.',
    en: 'The examination has not been held.',
  },
  marks_opened: {
    el: 'Οι βαθμοί έχουν αποσφραγιστεί· η αλλαγή γίνεται μόνο με απόφαση.',
    en: 'The marks have been opened; they change by a decision only.',
  },
  marks_sealed: {
    el: 'Οι βαθμοί δεν έχουν αποσφραγιστεί ακόμη.',
    en: 'The marks have not been opened yet.',
  },
  mark_unchanged: {
    el: 'Οι βαθμοί του μέλους είναι ήδη αυτοί.',
    en: 'The marks of the member are these already.',
  },
  nothing_to_confirm: {
    el: 'Δεν ζητείται επιβεβαίωση του βαθμού σας.',
    en: 'You are not asked to confirm your mark.',
  },
  no_corrections: {
    el: 'Δεν εκκρεμούν διορθώσεις για την εργασία.',
    en: 'No corrections of the thesis are outstanding.',
  },
  marked_by_committee: {
    el: 'Ο βαθμός προκύπτει από τους βαθμούς της επιτροπής.',
    en: 'The mark comes from the marks of the committee.',
  },
  link_used: {
    el: 'Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί.',
    en: 'The link was used already.',
  },
  link_expired: {
    el: 'Ο σύνδεσμος έληξε ή αντικαταστάθηκε από νεότερο· ζητήστε νέο από τον επιβλέποντα ή την επιβλέπουσα.',
    en: 'The link has expired, or a newer one took its place; ask the supervisor for another.',
  },
  reminded_today: {
    el: 'Η υπενθύμιση στάλθηκε ήδη σήμερα· δοκιμάστε ξανά αύριο.',
    en: 'A reminder was sent today already; try again tomorrow.',
  },
  proposed_by_instructor: {
    el: 'Τα μέλη της επιτροπής τα προτείνει ο επιβλέπων ή η επιβλέπουσα.',
    en: 'The supervisor proposes the members of the committee.',
  },
  proposal_answered: {
    el: 'Η πρόταση έχει ήδη απαντηθεί.',
    en: 'The proposal has been answered already.',
  },
  no_presentation: {
    el: 'Ο κανονισμός της εργασίας δεν προβλέπει παρουσίαση· δεν ορίζεται ημέρα εξέτασης.',
    en: 'The rule book of the thesis asks for no presentation: no day is set.',
  },
  has_presentation: {
    el: 'Ο κανονισμός της εργασίας προβλέπει παρουσίαση· ορίστε την ημέρα της εξέτασης.',
    en: 'The rule book of the thesis asks for a presentation: set the day of the examination.',
  },
  examination_planned: {
    el: 'Έχει ήδη οριστεί εξέταση για την εργασία.',
    en: 'The thesis has an examination planned already.',
  },
  examination_over: {
    el: 'Η εξέταση έχει γίνει ή ματαιώθηκε και δεν αλλάζει.',
    en: 'The examination was held or cancelled and cannot be changed.',
  },
  already_announced: {
    el: 'Η εξέταση έχει ήδη ανακοινωθεί.',
    en: 'The examination was announced already.',
  },
  attempts_used: {
    el: ({ n }) => `Έχουν εξαντληθεί οι εξετάσεις που προβλέπονται (${n}).`,
    en: ({ n }) => `All examinations that the rule book allows are used up (${n}).`,
  },
  steps_open: {
    el: 'Η εξέταση ορίζεται αφού εγκριθούν όλα τα βήματα της εργασίας.',
    en: 'An examination can be planned once every step of the thesis is approved.',
  },
  committee_incomplete: {
    el: ({ n }) => `Η επιτροπή δεν έχει απαρτία: ${n === 1 ? 'λείπει 1 μέλος' : `λείπουν ${n} μέλη`}.`,
    en: ({ n }) => `The committee has no quorum: ${n === 1 ? '1 member is' : `${n} members are`} missing.`,
  },
  too_early: {
    el: ({ date }) => `Η εξέταση δεν μπορεί να γίνει πριν από τις ${date}.`,
    en: ({ date }) => `The examination cannot be held before ${date}.`,
  },
  outside_window: {
    el: 'Η ημερομηνία είναι εκτός των περιόδων εξέτασης.',
    en: 'The date is outside the examination periods.',
  },
  notice_too_short: {
    el: ({ n }) => `Η ανακοίνωση πρέπει να προηγείται κατά ${n} ημέρες.`,
    en: ({ n }) => `The announcement has to be made ${n} days before.`,
  },
  text_missing: {
    el: 'Δεν έχει κατατεθεί το τελικό κείμενο.',
    en: 'The final text has not been submitted.',
  },
  text_too_late: {
    el: ({ n }) => `Το τελικό κείμενο κατατίθεται τουλάχιστον ${n} ημέρες πριν από την εξέταση.`,
    en: ({ n }) => `The final text has to be submitted at least ${n} days before the examination.`,
  },
  person_clash: {
    el: ({ name, time }) => `${name}: άλλη εξέταση στις ${time}.`,
    en: ({ name, time }) => `${name}: another examination at ${time}.`,
  },
  person_absent: {
    el: ({ name, from, until }) => `${name}: απουσία από ${from} έως ${until}.`,
    en: ({ name, from, until }) => `${name}: away from ${from} until ${until}.`,
  },
  room_clash: {
    el: ({ time }) => `Η αίθουσα είναι δεσμευμένη στις ${time}.`,
    en: ({ time }) => `The room is taken at ${time}.`,
  },
  paper_not_ready: {
    el: ({ missing }) =>
      `Το έγγραφο δεν μπορεί να εκδοθεί ακόμη: λείπει ${MISSING_OF_PAPER[missing as PaperNeed].el}.`,
    en: ({ missing }) =>
      `The paper cannot be issued yet: ${MISSING_OF_PAPER[missing as PaperNeed].en} is missing.`,
  },
  paper_unprintable: {
    el: ({ letters, place }) =>
      `Το έγγραφο δεν τυπώνεται: οι γραμματοσειρές του δεν έχουν τους χαρακτήρες ${letters} (${PLACE_IN_PAPER[place as PaperPlace].el}). Γράψτε το στοιχείο με ελληνικούς ή λατινικούς χαρακτήρες και δοκιμάστε ξανά.`,
    en: ({ letters, place }) =>
      `The paper cannot be printed: its fonts do not have the characters ${letters} (${PLACE_IN_PAPER[place as PaperPlace].en}). Write this in Greek or Latin characters and try again.`,
  },
  paper_unchanged: {
    el: ({ number }) => `Το έγγραφο ${number} ισχύει ήδη με τα ίδια στοιχεία.`,
    en: ({ number }) => `Paper ${number} says the same and is in force already.`,
  },
  paper_outdated: {
    el: 'Τα στοιχεία άλλαξαν μετά την έκδοση του εγγράφου· εκδώστε το ξανά ή αιτιολογήστε την παραλαβή.',
    en: 'The facts have changed since the paper was issued; issue it again, or give a reason for taking it.',
  },
  paper_void: {
    el: 'Το έγγραφο έχει ακυρωθεί.',
    en: 'The paper was declared void.',
  },
  form_outdated: {
    el: 'Το έντυπο Word του τμήματος για αυτό το έγγραφο δεν γίνεται πλέον δεκτό. Κατεβάστε το έγγραφο ως PDF, ή ζητήστε από τη γραμματεία να δώσει ξανά το έντυπο· εκεί φαίνεται τι πρέπει να αλλάξει.',
    en: "The department's Word form for this paper is no longer accepted. Download the paper as a PDF, or ask the secretariat to give the form again; it is said there what has to be changed.",
  },
  pdf_unreadable: {
    el: 'Το PDF δεν διαβάζεται. Ανοίξτε το, αποθηκεύστε το ξανά ως PDF και στείλτε το, ή στείλτε φωτογραφία της σελίδας.',
    en: 'The PDF cannot be read. Open it, save it again as a PDF and send it, or send a photo of the page.',
  },
  signature_missing: {
    el: 'Το αρχείο δεν έχει ψηφιακή υπογραφή. Υπογράψτε το PDF ηλεκτρονικά και στείλτε το ξανά. Αν το έγγραφο υπογράφηκε με το χέρι, στείλτε τη σάρωση ή μια φωτογραφία του.',
    en: 'The file has no digital signature. Sign the PDF electronically and send it again. If the paper was signed by hand, send its scan or a photo of it.',
  },
  scan_without_picture: {
    el: 'Το PDF δεν περιέχει εικόνα σελίδας, οπότε δεν είναι σάρωση. Στείλτε τη σάρωση ή μια φωτογραφία του υπογεγραμμένου εγγράφου. Αν το PDF υπογράφηκε ηλεκτρονικά, επιλέξτε «Με ψηφιακές υπογραφές».',
    en: 'The PDF has no picture of a page, so it is no scan. Send the scan or a photo of the signed paper. If the PDF was signed electronically, choose "With digital signatures".',
  },
  form_unreadable: {
    el: 'Το αρχείο δεν διαβάζεται ως έγγραφο Word. Ανοίξτε το στο Word και αποθηκεύστε το ξανά ως .docx.',
    en: 'The file cannot be read as a Word document. Open it in Word and save it again as .docx.',
  },
  form_too_large: {
    el: 'Το έντυπο είναι πολύ μεγάλο. Μικρύνετε τις εικόνες του ή αφαιρέστε σελίδες.',
    en: 'The form is too large. Make its pictures smaller, or remove pages.',
  },
  form_with_macros: {
    el: ({ part }) =>
      `Το αρχείο περιέχει μακροεντολές ή στοιχεία ελέγχου (${part}). Αφαιρέστε τα και αποθηκεύστε το ως απλό έγγραφο Word (.docx).`,
    en: ({ part }) =>
      `The file contains macros or controls (${part}). Remove them, and save it as a plain Word document (.docx).`,
  },
  form_part_unreadable: {
    el: ({ part }) =>
      `Το τμήμα «${part}» του αρχείου δεν είναι XML σε UTF-8, όπως το γράφει το Word. Ανοίξτε το έντυπο στο Word και αποθηκεύστε το ξανά ως .docx.`,
    en: ({ part }) =>
      `The part “${part}” of the file is not XML in UTF-8, as Word writes it. Open the form in Word and save it again as .docx.`,
  },
  form_part_refused: {
    el: ({ part }) =>
      `Το έντυπο περιέχει κάτι που δεν γίνεται δεκτό: «${part}». Αφαιρέστε ενσωματωμένα αρχεία, γραφήματα και αντικείμενα, και βάλτε τις εικόνες ως PNG ή JPEG.`,
    en: ({ part }) =>
      `The form contains something that is not accepted: “${part}”. Remove embedded files, charts and objects, and insert pictures as PNG or JPEG.`,
  },
  form_loads_from_elsewhere: {
    el: ({ address }) =>
      `Το έντυπο παραπέμπει σε κάτι έξω από αυτό: «${address}». Ενσωματώστε τις εικόνες, συνδέστε το με το κανονικό πρότυπο (Normal) και κρατήστε μόνο συνδέσμους http, https και mailto.`,
    en: ({ address }) =>
      `The form refers to something outside of it: “${address}”. Embed its pictures, attach the Normal template, and keep links of http, https and mailto only.`,
  },
  form_field_refused: {
    el: ({ field }) =>
      `Το έντυπο έχει ένα πεδίο που δεν γίνεται δεκτό: «${field}». Αντικαταστήστε το με απλό κείμενο (Ctrl+Shift+F9 στο Word).`,
    en: ({ field }) =>
      `The form has a field that is not accepted: “${field}”. Replace it by plain text (Ctrl+Shift+F9 in Word).`,
  },
  form_too_many_tags: {
    el: ({ max }) => `Το έντυπο έχει πάνω από ${max} ετικέτες. Αφαιρέστε όσες επαναλαμβάνονται.`,
    en: ({ max }) => `The form has more than ${max} tags. Remove those that are repeated.`,
  },
  form_tag_unknown: {
    el: ({ tag }) =>
      `Η ετικέτα {${tag}} δεν υπάρχει σε αυτό το έντυπο. Δείτε ποιες υπάρχουν στον κατάλογο των ετικετών.`,
    en: ({ tag }) => `This form has no tag {${tag}}. The list of tags says which there are.`,
  },
  form_tag_broken: {
    el: ({ tag }) => `Η ετικέτα {${tag}} δεν ανοίγει ή δεν κλείνει σωστά.`,
    en: ({ tag }) => `The tag {${tag}} is not opened or not closed properly.`,
  },
} satisfies Partial<Record<ErrorCode, Record<Language, RefusalSentence>>>
