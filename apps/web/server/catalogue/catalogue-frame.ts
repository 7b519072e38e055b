import { CATALOGUE_PAGES, PAGES } from '@diatrivi/contract/web-addresses'
import type { CataloguePlace } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { jsonMarkup, type Markup, markup } from './markup.ts'

/** What stands in the head of a page and what it shows. */
export interface CataloguePage {
  title: string
  description: string
  /** Without a language; its query is part of the address that search engines know. */
  path: string
  query?: Readonly<Record<string, string | number | null>>
  kind?: 'website' | 'article'
  /** For programs, by schema.org. */
  facts?: object
  /** For reference managers and indexes of literature: names and contents of further `<meta>`. */
  citation?: readonly (readonly [name: string, content: string])[]
  /** The feed of what the page lists. */
  feed?: string
  /** Whether search engines are to know it; lists that were searched, and what was not found, they are not. */
  isIndexed?: boolean
  /** Shown in the page of another site: without the bars around it. */
  isEmbedded?: boolean
  main: Markup
}

/** What is the same on every page of an installation. */
export interface CatalogueSurroundings {
  label: string | undefined
  style: Markup
}

const LANGUAGES = ['el', 'en'] as const

export function writePage(
  place: CataloguePlace,
  { label, style }: CatalogueSurroundings,
  page: CataloguePage,
): string {
  const { say, language } = place
  const { title, description, path, query = {}, main, isEmbedded = false, isIndexed = true } = page
  const canonical = place.address(path, query)
  const other = language === 'el' ? 'en' : 'el'
  return markup`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${say(WORDS.product)}</title>
<meta name="description" content="${description}">
${(!isIndexed || isEmbedded) && markup`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${canonical}">
${LANGUAGES.map((one) => markup`<link rel="alternate" hreflang="${one}" href="${place.address(path, query, one)}">`)}
<link rel="alternate" hreflang="x-default" href="${place.address(path, query, 'el')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:type" content="${page.kind ?? 'website'}">
<meta property="og:url" content="${canonical}">
<meta property="og:site_name" content="${say(WORDS.product)}">
<meta property="og:locale" content="${language === 'el' ? 'el_GR' : 'en_GB'}">
<meta property="og:image" content="${place.origin}/icon-512.png">
<meta name="twitter:card" content="summary">
${(page.citation ?? []).map(
  ([name, content]) => markup`<meta name="citation_${name}" content="${content}">
`,
)}<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${page.feed !== undefined && markup`<link rel="alternate" type="application/atom+xml" title="${title}" href="${page.feed}">`}
${page.facts !== undefined && markup`<script type="application/ld+json">${jsonMarkup({ '@context': 'https://schema.org', ...page.facts })}</script>`}
${isEmbedded && markup`<base target="_blank">`}
<style>${style}</style>
</head>
<body>
${
  !isEmbedded &&
  markup`<a class="skip" href="#content">${say(WORDS.skip)}</a>
<header class="bar"><div>
<a class="wordmark" href="/"><img src="/icon.svg" alt="" width="28" height="28">${say(WORDS.product)}</a>${label !== undefined && markup`<span class="label">${label}</span>`}
<nav><a href="${place.link(CATALOGUE_PAGES.departments)}">${say(WORDS.catalogue)}</a>
<a href="${place.link(path, query, other)}" hreflang="${other}" lang="${other}" rel="alternate">${say(WORDS.otherLanguage)}</a></nav>
</div></header>`
}
<main id="content">
${main}
</main>
${!isEmbedded && markup`<footer><div><p>${say(WORDS.about)}</p><p><a href="${PAGES.privacy}">${say(WORDS.privacy)}</a></p></div></footer>`}
</body>
</html>
`.text
}
