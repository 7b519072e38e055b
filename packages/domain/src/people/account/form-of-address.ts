import type { Bilingual } from '../../shared/bilingual.ts'

/** How a person wants to be addressed; null where the person has not said. */
export const FORMS_OF_ADDRESS = ['mr', 'ms'] as const
export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number]

/** What screens and files call each, in Greek and English. */
export const FORM_OF_ADDRESS_NAMES = {
  mr: ['κ.', 'Mr'],
  ms: ['κα', 'Ms'],
} as const satisfies Record<FormOfAddress, Bilingual>

/** The Greek of a word by the form of address. */
export type GreekByForm = Readonly<Record<FormOfAddress, string>>

/** The same, with both forms for a person who has chosen none. */
export type GreekOfPerson = GreekByForm & { readonly both: string }

/** A Greek word as it is said of a person. Facts of a paper leave the form out where none is chosen. */
export function greekFor(word: GreekOfPerson, form: FormOfAddress | null | undefined): string {
  return word[form ?? 'both']
}

/** A name with both Greek forms, as it is said of a person; English has one form of each. */
export function nameFor(
  name: Bilingual,
  byForm: GreekByForm | undefined,
  form: FormOfAddress | null,
): Bilingual {
  return byForm === undefined || form === null ? name : [byForm[form], name[1]]
}
