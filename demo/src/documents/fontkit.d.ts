/** The part of fontkit that the documents use; the package brings no types of its own. */
declare module 'fontkit' {
  export interface Font {
    layout(text: string): unknown
  }
  export function openSync(path: string): Font
}
