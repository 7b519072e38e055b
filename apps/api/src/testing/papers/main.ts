// npm run papers -w @diatrivi/api: writes every paper with its picture below build/papers, three of them into docs/papers too, and
// prints how long 200 minutes take.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { INVENTED_PAPERS, MINUTES } from '@diatrivi/domain/testing/invented-papers'
import { PROJECT_FOLDER } from '../../platform/config/project-folder.ts'
import { renderDocx } from '../../platform/papers/docx/docx.ts'
import { issuedPaper } from '../../platform/papers/invented-paper.fixture.ts'
import { renderPdf } from '../../platform/papers/pdf/pdf.ts'
import { pictureOf } from './picture.ts'

const FOLDER = join(PROJECT_FOLDER, 'build', 'papers')
/** What the repository shows of them. */
const SHOWN_FOLDER = join(PROJECT_FOLDER, 'docs', 'papers')
const SHOWN: readonly string[] = ['minutes', 'sheet', 'completion'] satisfies (keyof typeof INVENTED_PAPERS)[]
const AT_ONCE = 200

async function write(name: string, facts: PaperFacts): Promise<void> {
  const [pdf, docx] = [await renderPdf(issuedPaper(facts)), await renderDocx(issuedPaper(facts))]
  for (const folder of SHOWN.includes(name) ? [FOLDER, SHOWN_FOLDER] : [FOLDER]) {
    writeFileSync(join(folder, `${name}.pdf`), pdf)
    writeFileSync(join(folder, `${name}.docx`), docx)
  }
  writeFileSync(join(FOLDER, `${name}.png`), await pictureOf(pdf))
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [name, facts] of Object.entries(INVENTED_PAPERS)) await write(name, facts)
console.log(`${Object.keys(INVENTED_PAPERS).length} papers are written to build/papers.`)

const [began, worked] = [performance.now(), process.cpuUsage()]
for (let count = 0; count < AT_ONCE; count += 1) await renderPdf(issuedPaper(MINUTES))
const { user, system } = process.cpuUsage(worked)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
console.log(
  `${AT_ONCE} minutes as PDF: ${seconds(performance.now() - began)} s, of which the processor ${seconds((user + system) / 1000)} s.`,
)
