import { commonLetters } from '@diatrivi/domain/shared/common-form'
import { searchWords } from '@diatrivi/domain/shared/search-text'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { containsPattern, foldedContains, trigramsContain } from '../../../platform/database/greek.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis, thesisKeyword } from '../../thesis/thesis/tables.ts'

/** The person by whose name a list is searched: the student's is for the instructor and for secretaries alone. */
export type SearchedPerson = 'instructor' | 'student' | 'either'

export const byInstructor = (word: string) => sql`${thesis.instructorId} = any(array(
    select id from ${account} where role = 'instructor' and ${trigramsContain(account.nameTrigrams, word)}
  ))`
// Own lists are short, and students many: the names of the few are read one by one.
const byStudent = (word: string) => sql`exists (
    select from ${account} where id = ${thesis}.student_id and ${trigramsContain(account.nameTrigrams, word)}
  )`

const BY_NAME: Readonly<Record<SearchedPerson, (word: string) => SQL>> = {
  instructor: byInstructor,
  student: byStudent,
  either: (word) => sql`(${byInstructor(word)} or ${byStudent(word)})`,
}

// A short keyword, such as «AI», is found from either keyboard too.
export const byKeyword = (word: string) => sql`${thesis.id} = any(array(
  select thesis_keyword.thesis_id
  from ${thesisKeyword} join ${keyword} on keyword.id = thesis_keyword.keyword_id
  where ${foldedContains(sql`keyword.label`, word)} or keyword.label_key = ${commonLetters(word)}
))`

/** The title in Greek or in English. */
export function inTitle(part: string): SQL {
  return sql`(${trigramsContain(thesis.titleTrigrams, part)} or ${trigramsContain(thesis.titleEnglishTrigrams, part)})`
}

/** Each word is somewhere in a title, the description, a keyword or this person's names: docs/regulation.md#thesis-search. */
export function containingWords(search: string, person: SearchedPerson): SQL | undefined {
  return and(
    ...searchWords(search).map((word) =>
      or(
        inTitle(word),
        sql`${thesis.descriptionFolded} like ${containsPattern(word)}`,
        byKeyword(word),
        BY_NAME[person](word),
      ),
    ),
  )
}
