import type { Language } from '@diatrivi/domain/shared/language'

/** Greek, unless `Accept-Language` ranks English above it. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return 'el'
  return qualityOf('en', header) > qualityOf('el', header) ? 'en' : 'el'
}

function qualityOf(language: Language, header: string): number {
  const qualities = header
    .toLowerCase()
    .split(',')
    .map((range) => range.trim().split(/\s*;\s*/))
    .filter(([tag]) => tag === language || tag?.startsWith(`${language}-`))
    .map(([, quality]) => (quality === undefined ? 1 : Number(quality.replace(/^q=/, '')) || 0))
  return Math.max(0, ...qualities)
}
