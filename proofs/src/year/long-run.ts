import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onNewDatabase } from '../on-database.ts'
import { yearPage } from './page.ts'
import { LARGE, type Scale } from './scale.ts'
import { serveYear } from './served-year.ts'
import { playYear } from './year.ts'

const PAGE = resolve(import.meta.dirname, '../../../docs/generated/a-year.md')

type Options = { [Name in Exclude<keyof Scale, 'everyDay'>]?: string | undefined }

/** Plays the year of a whole department and writes its page. */
export async function run({ students, instructors, secretaries, seed = '1' }: Options): Promise<void> {
  const scale: Scale = {
    students: Number(students ?? LARGE.students),
    instructors: Number(instructors ?? LARGE.instructors),
    secretaries: Number(secretaries ?? LARGE.secretaries),
    seed: Number(seed),
    everyDay: LARGE.everyDay,
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-year-'))
  const begun = performance.now()
  try {
    await onNewDatabase(async (connection) => {
      const api = await serveYear(connection, dataDir)
      try {
        const played = await playYear(api, scale, ({ calendar, lives }) => {
          if (!calendar.today.endsWith('-01') && !calendar.today.endsWith('-15')) return
          const ended = lives.filter(({ ending }) => ending !== null).length
          console.log(`${calendar.today}: ${lives.length} theses, ${ended} of them ended`)
        })
        const seconds = (performance.now() - begun) / 1000
        writeFileSync(PAGE, yearPage(played, { seconds, day: new Date().toISOString().slice(0, 10) }))
        console.log(`The year passed in ${seconds.toFixed(0)} s.`)
      } finally {
        await api.close()
      }
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
