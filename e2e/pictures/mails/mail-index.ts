import type { MailSample } from './mail-samples.ts'

const HEAD = `# Every mail of Diatrivi

Left in Greek, right in English, as a mail program shows them at 600 px and, behind the link, on a telephone (390 px).
How mail works stands in docs/guides/mail.md.
`

/** The page that shows them all. */
export function mailIndex(samples: readonly MailSample[]): string {
  const contents = samples.map(({ name, title }) => `- [${title}](#${name})`).join('\n')
  return `${[HEAD, contents, ...samples.map(chapter)].join('\n')}\n`
}

function chapter({ name, title, mails }: MailSample): string {
  const { el, en } = mails
  return `
<a id="${name}"></a>

## ${title}

| | Subject |
|---|---|
| Greek | ${inTable(el.subject)} |
| English | ${inTable(en.subject)} |

![${title}](600/${name}.png)

[On a telephone](390/${name}.png)

<details>
<summary>As plain text</summary>

\`\`\`text
${el.text.trim()}
\`\`\`

\`\`\`text
${en.text.trim()}
\`\`\`

</details>`
}

function inTable(text: string): string {
  return text.replaceAll('|', '\\|')
}
