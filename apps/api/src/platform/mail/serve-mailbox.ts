import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../refusal/refusal.ts'
import { formatMoment } from '../text/dates.ts'
import { escapeHtml } from './html.ts'
import type { KeptMail, LocalMailbox } from './local-mailbox.ts'

/** Mails bring their own styles and no scripts; nothing is fetched from anywhere or sent there. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The mails of the local mailbox, newest first, each readable without signing in. */
export function serveMailbox(app: FastifyInstance, mailbox: LocalMailbox): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const ids = await mailbox.list()
    const mails = await Promise.all(ids.map(async (id) => ({ id, mail: await mailbox.read(id) })))
    return sendPage(reply, page('Γραμματοκιβώτιο', listOf(mails)))
  })

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = await mailbox.read(params.id)
    if (mail === null) throw new Refusal('not_found')
    return sendPage(reply, mail.html)
  })

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/examination.ics', async ({ params }, reply) => {
    const calendar = (await mailbox.read(params.id))?.calendar
    if (!calendar) throw new Refusal('not_found')
    return reply.header('cache-control', 'no-store').type('text/calendar; charset=utf-8').send(calendar)
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

function listOf(mails: { id: string; mail: KeptMail | null }[]): string {
  const articles = mails.flatMap(({ id, mail }) => (mail === null ? [] : [article(id, mail)]))
  return articles.length === 0 ? '<p>Δεν υπάρχουν μηνύματα.</p>' : articles.join('\n')
}

function article(id: string, { to, subject, sentAt, text, calendar }: KeptMail): string {
  return `<article>
<h2><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a></h2>
<p>Προς: ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${formatMoment(new Date(sentAt))}</time></p>
<pre>${withLinks(text)}</pre>
${calendar ? `<p><a href="/dev/mailbox/${id}/examination.ics">examination.ics</a></p>` : ''}
</article>`
}

/** The plain text with its addresses to be clicked. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 sans-serif; color: #1f2a37; }
article { padding: 1rem; margin-bottom: 1rem; border: 1px solid #d5dbe1; border-radius: 8px; }
h2 { margin: 0; font-size: 1.1rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: #1f4e79; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
