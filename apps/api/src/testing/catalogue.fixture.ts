import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { CatalogueRules } from '@diatrivi/domain/view/catalogue/catalogue'
import type { TestApi } from './test-api.ts'

/** A department whose rule book has opened its catalogue, with an instructor. */
export async function aDepartmentWithCatalogue(
  given: TestApi['given'],
  catalogue: Partial<CatalogueRules> = {},
) {
  const department = await given.aDepartment()
  await openCatalogue(given, department, catalogue)
  return { department, instructor: await given.anInstructor({ department }) }
}

/** The rule book of a department opens its catalogue, unless the rules say otherwise. */
export async function openCatalogue(
  given: TestApi['given'],
  department: { id: number },
  catalogue: Partial<CatalogueRules> = {},
): Promise<void> {
  await given.aRulebook({
    department,
    inForceFrom: '2025-09-01',
    publishedAt: new Date('2025-06-01T09:00:00Z'),
    rules: { ...USUAL_RULES, catalogue: { ...USUAL_RULES.catalogue, isPublic: true, ...catalogue } },
  })
}
