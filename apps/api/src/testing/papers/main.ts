// npm run papers: writes docs/papers anew, and prints how long 200 minutes take.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaperFacts } from '@diatrivi/domain/paper/paper-facts'
import { INVENTED_PAPERS, MINUTES } from '@diatrivi/domain/testing/invented-papers'
import { PROJECT_FOLDER } from '../../platform/config/project-folder.ts'
import { renderDocx } from '../../platform/papers/docx/docx.ts'
import { issuedPaper } from '../../platform/papers/invented-paper.fixture.ts'
import { renderPdf } from '../../platform/papers/pdf/pdf.ts'
import { pictureOf } from './picture.ts'

const FOLDER = join(PROJECT_FOLDER, 'docs', 'papers')
const AT_ONCE = 200

async function write(name: string, facts: PaperFacts): Promise<void> {
  const pdf = await renderPdf(issuedPaper(facts))
  writeFileSync(join(FOLDER, `${name}.pdf`), pdf)
  writeFileSync(join(FOLDER, `${name}.docx`), await renderDocx(issuedPaper(facts)))
  writeFileSync(join(FOLDER, `${name}.png`), await pictureOf(pdf))
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, facts] of Object.entries(INVENTED_PAPERS)) {
  for (const type of ['pdf', 'docx', 'png']) rmSync(join(FOLDER, `${name}.${type}`), { force: true })
  await write(name, facts)
}
console.log(`${Object.keys(INVENTED_PAPERS).length} papers are written to docs/papers.`)

const [began, worked] = [performance.now(), process.cpuUsage()]
for (let count = 0; count < AT_ONCE; count += 1) await renderPdf(issuedPaper(MINUTES))
const { user, system } = process.cpuUsage(worked)
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
console.log(
  `${AT_ONCE} minutes as PDF: ${seconds(performance.now() - began)} s, of which the processor ${seconds((user + system) / 1000)} s.`,
)
