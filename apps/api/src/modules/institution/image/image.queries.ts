import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { image } from './tables.ts'

/** Whether there is such an image and it is one of the department. */
export async function isImageOf(db: Reader, id: number, departmentId: number): Promise<boolean> {
  return (await db.$count(image, and(eq(image.id, id), eq(image.departmentId, departmentId)))) > 0
}
