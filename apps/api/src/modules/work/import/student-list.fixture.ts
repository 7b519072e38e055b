/** The headings that offices use, none of which is that of the template. */
export const HEADINGS = [
  'ΑΕΜ',
  'Επώνυμο',
  'Όνομα',
  'E-mail',
  'Εξάμηνο',
  'Περασμένα',
  'Οφειλόμενα',
  'ECTS',
  'Μ.Ο.',
  'Πρόγραμμα',
]

/** Student `n` of a department, with a number that begins with a zero and an average with a comma. */
export const studentLine = (n: number, domain: string, changes: Record<number, string> = {}): string[] =>
  [`0${1000 + n}`, 'Παπαδάκη', `Μαρία ${n}`, `student${n}@${domain}`, '8', '40', '2', '200', '7,85', ''].map(
    (value, column) => changes[column] ?? value,
  )
