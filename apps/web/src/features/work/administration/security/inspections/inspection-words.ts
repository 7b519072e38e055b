import { roleWord } from '../../../../../entities/person/person-words.ts'
import { personWords as wordsOfAccount } from '../security-words.ts'
import type { Inspection } from './inspections.mapper.ts'

export function personWords({ person, personId }: Inspection): string {
  return wordsOfAccount(person, personId)
}

export function readerWords({ reader, readerId }: Inspection): string {
  return wordsOfAccount(reader, readerId)
}

export function roleWords({ reader }: Inspection): string {
  return reader === null ? '' : roleWord(reader.role)
}
