/** Addresses of the web app that letters point to. */
export interface WebLinks {
  confirmEmail(email: string): string
  choosePassword(token: string): string
  thesis(thesisId: number): string
}

export function webLinks(webOrigin: string): WebLinks {
  return {
    confirmEmail: (email) => `${webOrigin}/authenticateEmail/${encodeURIComponent(email)}`,
    choosePassword: (token) => `${webOrigin}/password/reset?token=${encodeURIComponent(token)}`,
    thesis: (thesisId) => `${webOrigin}/thesis/${thesisId}`,
  }
}
