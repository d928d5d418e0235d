/** Spanish: other words for the same thing. Format: `compileThesaurus`. */
export const spanishThesaurus = `
abogado, licenciado
`

/** Spanish words and the English words a site would use for them. Format: `compileThesaurus`. */
export const spanishToEnglish = `
abogado, licenciado > lawyer, attorney
`
