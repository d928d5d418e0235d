/** English: other words for the same thing. Format: `compileThesaurus`. */
export const englishThesaurus = `
lawyer, attorney, counsel
`
