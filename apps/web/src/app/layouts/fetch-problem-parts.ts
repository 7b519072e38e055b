/**
 * Parts that report problem are fetched before there is any, because a message, a question or the dialog of an ended
 * session that cannot be fetched would break the whole page.
 */
export function fetchProblemParts(): Promise<unknown> {
  return Promise.all([
    import('../../shared/ui/toast-bar.tsx'),
    import('../../shared/ui/confirm-dialog.tsx'),
    import('../providers/refusal-dialog.tsx'),
    import('./session-ended-dialog.tsx'),
  ])
}
