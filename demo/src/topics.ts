import { byId, type Facts, type TemplateFact, type TopicFact } from './facts.ts'
import type { Random } from './random.ts'

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function fieldOf(facts: Facts, topic: TopicFact) {
  const field = facts.phrases.fields[topic.field]
  if (field === undefined) throw new Error(`There are no phrases for the field ${topic.field}`)
  return field
}

function methodOf(facts: Facts, name: string) {
  const method = facts.phrases.methods[name]
  if (method === undefined) throw new Error(`There are no phrases for the method ${name}`)
  return method
}

/** The method that belongs to each template; the other templates use that of the topic's field. */
const METHOD_OF_TEMPLATE: Readonly<Record<number, string>> = {
  1: 'software',
  4: 'survey',
  5: 'survey',
  6: 'experiment',
  7: 'data',
  8: 'theory',
}

const ABOUT_DATA = /μάθησ|πρόβλεψ|δεδομέν|ανάλυσ|αναγνώρισ|μοντέλ|χρονοσειρ/i

/** The template that fits the topic best, by its field and by the words of its title. */
export function templateFor(facts: Facts, topic: TopicFact, random: Random): TemplateFact {
  const { templates } = fieldOf(facts, topic)
  const aboutData = ABOUT_DATA.test(`${topic.title} ${topic.keywords.join(' ')}`)
  const fitting = templates.filter((id) => (id === 7) === (aboutData && templates.includes(7)))
  return byId(facts.templates, random.pick(fitting.length > 0 ? fitting : templates))
}

/** The announcement as an instructor formats it: sometimes with goals, sometimes with what is asked for. */
export function describe(facts: Facts, topic: TopicFact, template: TemplateFact, random: Random): string {
  const field = fieldOf(facts, topic)
  const { goals } = methodOf(facts, METHOD_OF_TEMPLATE[template.id] ?? field.method)
  const parts = [paragraph(topic.description)]
  if (random.chance(0.45)) {
    const kept = goals.slice(0, random.integer(3, goals.length))
    parts.push('<p><strong>Επιμέρους στόχοι</strong></p>')
    parts.push(`<ul>${kept.map((goal) => `<li>${escapeHtml(goal)}</li>`).join('')}</ul>`)
  }
  if (random.chance(0.5)) {
    parts.push(`<p><strong>Προαπαιτούμενα:</strong> ${escapeHtml(field.requires)}.</p>`)
  }
  return parts.join('')
}

/** The abstract of a finished thesis. */
export function abstractOf(facts: Facts, topic: TopicFact, template: TemplateFact, random: Random): string {
  const { phrases } = facts
  const method = methodOf(facts, METHOD_OF_TEMPLATE[template.id] ?? fieldOf(facts, topic).method)
  return [
    random.pick(phrases.abstractOpenings).replace('{title}', topic.title),
    random.pick(method.done),
    random.pick(method.found),
    random.pick(phrases.abstractClosings),
  ].join(' ')
}
