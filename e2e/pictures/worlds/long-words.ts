/** As long as the API takes them, and as awkward as they come. */

const SYLLABLES = 'ηλεκτροεγκεφαλογραφικομαγνητοϋδροδυναμικοθερμοπυρηνικοφωτοβολταϊκοβιοπληροφορικο'

/** One word without a place to break it. */
export function word(length: number): string {
  return SYLLABLES.repeat(Math.ceil(length / SYLLABLES.length)).slice(0, length)
}

const SENTENCE =
  'Συγκριτική αξιολόγηση μεθόδων μηχανικής μάθησης για την αυτόματη αναγνώριση και κατηγοριοποίηση χειρόγραφων εκκλησιαστικών κωδίκων του δεκάτου έως δεκάτου πέμπτου αιώνα, με έμφαση στην εξηγησιμότητα των αποτελεσμάτων και στη βιωσιμότητα της ψηφιακής διατήρησης τους στις βιβλιοθήκες'

export function sentence(length: number): string {
  return SENTENCE.slice(0, length)
}

/** Many paragraphs with a word and an address that do not fit in a line. */
export function manuscript(paragraphs: number): string {
  const text = Array.from({ length: paragraphs }, (_none, index) => `<p>${index + 1}. ${SENTENCE}.</p>`)
  const address = `https://www.example.gr/${'a-very-long-path/'.repeat(12)}`
  return `${text.join('')}<p>${word(180)}</p><p><a href="${address}">${address}</a></p><ul><li>${SENTENCE}</li><li>${word(90)}</li></ul>`
}

export const LONG_FIRST_NAME = 'Αναστασία-Κωνσταντίνα Χρυσοβαλάντω Μαρία-Ευφροσύνη Θεοδώρα'
export const LONG_SURNAME = 'Παπαχατζηκωνσταντινοπουλογιαννακοπαπαδημητρακοπουλίδουχατζή'
