/** What the API takes as an ordinary document, archive or image; it looks at the bytes itself. */
export const ATTACHMENT_ENDINGS =
  '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.tex,.ppt,.pptx,.odp,.xls,.xlsx,.ods,.csv,.zip,.7z,.gz,.tar,.png,.jpg,.jpeg,.webp,.gif,.svg'
