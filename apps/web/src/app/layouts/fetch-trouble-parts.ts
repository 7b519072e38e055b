/**
 * What tells of trouble must not have to come over the line that is in trouble: a message, a question or the dialog of an ended
 * session that cannot be fetched takes the whole page with it.
 */
export function fetchTroubleParts(): Promise<unknown> {
  return Promise.all([
    import('../../shared/ui/toast-bar.tsx'),
    import('../../shared/ui/confirm-dialog.tsx'),
    import('../providers/refusal-dialog.tsx'),
    import('./session-ended-dialog.tsx'),
  ])
}
