/** The texts of one language, and the addresses of its pictures, by the names of their files. */
export interface Texts {
  articles: Record<string, string>
  pictures: Record<string, string>
}
