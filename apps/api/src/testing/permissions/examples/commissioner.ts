import type { commissionerEndpoints } from '@diatrivi/contract/examination/commissioner/commissioner.endpoints'
import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import type { Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

const OF = 'of a thesis whose rule book allows a commissioner'

/** A thesis that strangers do not see, with a firm that was named and a link to its mentor. */
async function withCommissioner({ given, department, instructor, student }: Scene) {
  const rules = { ...USUAL_RULES, topic: { ...USUAL_RULES.topic, company: 'allowed' as const } }
  const book = await given.aRulebook({ department, rules })
  const thesis = await given.aThesis({ instructor, student, rulebookId: book.id })
  const commissioner = await given.aCommissioner({ thesis })
  const code = await given.aCommissionerLink(commissioner)
  return { params: { thesisId: thesis.id }, code }
}

const ofAThesis = async (scene: Scene) => ({ params: (await withCommissioner(scene)).params })
const text = 'Ποιες μετρήσεις λείπουν;'

export const commissionerExamples: Examples<keyof typeof commissionerEndpoints> = {
  setCommissioner: [
    {
      of: OF,
      prepare: async (scene) => ({
        ...(await ofAThesis(scene)),
        body: {
          firm: 'Ερευνητικό Κέντρο Αιγαίου',
          firstName: 'Νίκη',
          surname: 'Σάρρα',
          email: 'niki.sarra@example.org',
        },
      }),
    },
  ],
  removeCommissioner: [{ of: OF, prepare: ofAThesis }],
  sendCommissionerLink: [{ of: OF, prepare: ofAThesis }],
  revokeCommissionerLink: [{ of: OF, prepare: ofAThesis }],
  listCommissionerComments: [{ of: OF, prepare: ofAThesis }],
  writeCommissionerComment: [
    { of: OF, prepare: async (scene) => ({ ...(await ofAThesis(scene)), body: { text } }) },
  ],
  openCommissionerTalk: [
    {
      of: 'the conversation with a commissioner, by the link',
      prepare: async (scene) => ({ body: { code: (await withCommissioner(scene)).code } }),
    },
  ],
  writeCommentByLink: [
    {
      of: 'the conversation with a commissioner, by the link',
      prepare: async (scene) => ({ body: { code: (await withCommissioner(scene)).code, text } }),
    },
  ],
}
