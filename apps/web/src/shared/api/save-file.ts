/** Hands the browser a file that was made here, to be kept as any download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}
