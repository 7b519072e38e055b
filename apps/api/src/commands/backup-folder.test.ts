import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { archiveAt, backupName, keepNewest } from './backup-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-backups-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nameOn = (day: number) => backupName(new Date(Date.UTC(2026, 2, day, 3)), day % 2 === 0)
const OTHERS = ['notes.txt', 'diatrivi-before-the-move.tar', `${nameOn(9)}.part`]

describe('a folder of backups', () => {
  it('keeps the newest, encrypted or not, and every file of another name', async () => {
    for (const name of [nameOn(3), nameOn(10), nameOn(9), nameOn(1), ...OTHERS]) {
      writeFileSync(join(folder, name), '')
    }
    expect((await keepNewest(folder, 2)).sort()).toEqual([nameOn(1), nameOn(3)])
    expect(readdirSync(folder).sort()).toEqual([nameOn(9), nameOn(10), ...OTHERS].sort())
    expect(await keepNewest(folder, 2)).toEqual([])
  })

  it('is restored from its newest', async () => {
    expect(await archiveAt(folder)).toBe(join(folder, nameOn(10)))
    expect(await archiveAt(join(folder, nameOn(9)))).toBe(join(folder, nameOn(9)))
    await expect(archiveAt(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)')
  })
})
