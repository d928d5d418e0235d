declare module 'snowball-stemmers' {
  /** A stemmer of one language by its Snowball name, such as `english` (Porter2) or `spanish`. */
  export function newStemmer(language: string): { stem(word: string): string }
}
