import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

type List = 'theses' | 'students' | 'load'

async function aSecretary() {
  const account = await given.aSecretary({ department: await given.aDepartment() })
  const client = await api.as(account)
  const save = (name: string, query = 'search=ρήγα&columns=average', list: List = 'students') =>
    client.call('saveView', { params: { list }, body: { name, query } })
  return {
    account,
    save,
    saved: async (name: string) => (await save(name)).body,
    views: async (list: List = 'students') =>
      (await client.call('listSavedViews', { params: { list } })).body,
    edit: (viewId: number, body: { name: string; query: string }, list: List = 'students') =>
      client.call('editSavedView', { params: { list, viewId }, body }),
    remove: (viewId: number, list: List = 'students') =>
      client.call('deleteSavedView', { params: { list, viewId } }),
  }
}

describe('a view of a list', () => {
  it('keeps filters, order and columns under a name, of one list and one person', async () => {
    const { save, views } = await aSecretary()
    await save('Ωμέγα')
    await save('άλφα', 'search=α%26β&columns=registryNumber%2Caverage')
    await save('Λήγουν', 'sort=deadline&keywords=γραφήματα&keywords=python', 'theses')
    expect((await views()).map(({ name }) => name)).toEqual(['άλφα', 'Ωμέγα'])
    const [first] = await views()
    expect(Object.fromEntries(new URLSearchParams(first?.query))).toEqual({
      search: 'α&β',
      columns: 'registryNumber,average',
    })
    expect(new URLSearchParams((await views('theses'))[0]?.query).getAll('keywords')).toEqual([
      'γραφήματα',
      'python',
    ])
    expect(await (await aSecretary()).views()).toEqual([])
  })

  it('has a name of one line that no other view of the list has, whatever its case and accents', async () => {
    const { save, saved, edit, views } = await aSecretary()
    const viewId = await saved('Με μέσο όρο')
    expect((await save('ΜΕ ΜΕΣΟ ΟΡΟ')).error).toMatchObject({
      status: 409,
      code: 'duplicate',
      fields: { name: expect.any(String) },
    })
    const another = await saved('Άλλη')
    expect((await edit(another, { name: 'με μέσο όρο', query: '' })).error).toMatchObject({
      code: 'duplicate',
    })
    expect((await edit(viewId, { name: 'Με Μέσο Όρο', query: '' })).status).toBe(200)
    expect(await views()).toContainEqual({ viewID: viewId, name: 'Με Μέσο Όρο', query: '' })
    // Another list may have the name.
    expect((await save('Με μέσο όρο', '', 'theses')).status).toBe(200)
    for (const name of ['', 'α\nβ', 'α'.repeat(81)]) {
      expect((await save(name)).error).toMatchObject({ status: 400, fields: { name: expect.any(String) } })
    }
  })

  it.each([
    ['a filter that the list does not have', 'students', 'colour=red'],
    ['the filter of another list', 'students', 'sort=title'],
    ['a column that there is not', 'students', 'columns=password'],
    ['a page', 'students', 'page=3'],
    ['an order that there is not', 'theses', 'sort=colour'],
    ['a format of a file', 'theses', 'format=csv'],
    ['more than an address takes', 'students', `search=${'α'.repeat(2_000)}`],
  ] as const)('is refused with %s', async (_what, list, query) => {
    const { save } = await aSecretary()
    expect((await save('Προβολή', query, list)).error).toMatchObject({
      status: 400,
      fields: { query: expect.any(String) },
    })
  })

  it('is one of twenty at most, also when several are saved at once', async () => {
    const { account, save, saved, remove } = await aSecretary()
    for (let n = 0; n < 18; n += 1) await given.aSavedView({ accountId: account.id })
    const answers = await Promise.all(['α', 'β', 'γ', 'δ'].map((name) => save(name)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect((await save('ε')).error).toMatchObject({ status: 409, code: 'views_full' })
    expect((await save('ε', '', 'theses')).status).toBe(200)
    await remove(answers.find(({ status }) => status === 200)?.body ?? 0)
    expect(await saved('ε')).toBeGreaterThan(0)
  })

  it('of somebody else, or of another list, is neither changed nor deleted', async () => {
    const { saved, views, edit, remove } = await aSecretary()
    const viewId = await saved('Δική μου')
    const other = await aSecretary()
    expect((await other.edit(viewId, { name: 'Ξένη', query: '' })).status).toBe(404)
    expect((await other.remove(viewId)).status).toBe(404)
    expect((await edit(viewId, { name: 'Δική μου', query: '' }, 'theses')).status).toBe(404)
    expect((await remove(viewId, 'theses')).status).toBe(404)
    expect(await views()).toHaveLength(1)
    expect((await remove(viewId)).status).toBe(200)
    expect((await remove(viewId)).status).toBe(404)
    expect(await views()).toEqual([])
  })

  it('asks for a secretary', async () => {
    const params = { list: 'students' as const }
    expect((await api.anonymous.call('listSavedViews', { params })).status).toBe(401)
    const instructor = await api.as(await given.anInstructor())
    expect((await instructor.call('listSavedViews', { params })).status).toBe(403)
  })
})
