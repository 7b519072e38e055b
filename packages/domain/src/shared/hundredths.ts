/** With a point and two decimals, as the wire writes marks and averages: 785 is "7.85". */
export function hundredthsText(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
