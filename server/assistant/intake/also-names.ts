/** Names that are also everyday words, only when written as a name. */
export const alsoNames: ReadonlySet<string> = new Set(
  `will mark grace hope may sue rich king long young park law wills banks case guy sterling fielding
  manning harding browning ming jing ling ping ying xing bing irving fleming banning son sun do an
  so no my le you see she he day friend church street fields good best pay price bond bill rosa casa
  leon how can`.split(/\s+/),
)
