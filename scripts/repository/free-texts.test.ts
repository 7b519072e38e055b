import { expect, it } from 'vitest'
import { openApiDocument } from '../../apps/api/src/platform/http/openapi/openapi-document.ts'
import { freeTextsOf } from '../../proofs/attacks/contract-texts.ts'
import { FREE_TEXTS } from '../../proofs/attacks/free-texts.ts'

it('it is known of every free text of the API who sees it', () => {
  expect(
    freeTextsOf(openApiDocument({ apiUrl: 'http://127.0.0.1', webUrl: 'https://theses.example.org' })),
  ).toEqual(Object.keys(FREE_TEXTS).sort())
})
