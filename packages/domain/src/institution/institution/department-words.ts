/** The first words of names of departments with their genitives; what follows them is in the genitive already. */
const GENITIVES: readonly (readonly [nominative: string, genitive: string])[] = [
  ['Τμήμα ', 'του Τμήματος '],
  ['Σχολή ', 'της Σχολής '],
]

/** «του Τμήματος Φυσικής»; a name that begins otherwise is not declined: «του τμήματος: Ωδείο». */
export function ofDepartment(name: string): string {
  const found = GENITIVES.find(([nominative]) => name.startsWith(nominative))
  if (found === undefined) return `του τμήματος: ${name}`
  const [nominative, genitive] = found
  return `${genitive}${name.slice(nominative.length)}`
}

/** The name as it stands after the word «Τμήμα», which it mostly begins with itself. */
export function withoutDepartment(name: string): string {
  return name.startsWith('Τμήμα ') ? name.slice('Τμήμα '.length) : name
}
