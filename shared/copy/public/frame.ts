const abaNote =
  'Foyer is designed around the ABA Model Rules of Professional Conduct. The American Bar Association certifies no software and has not endorsed this one.'

/** Header, menu and footer of the public pages (specification 1, section 2). */
export const siteFrame = {
  product: 'Foyer',
  home: 'Foyer, home page',
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  footerMenu: 'All pages',
  toggle: 'Toggle menu',
  try: 'Try for free',
  feed: 'Foyer’s blog',
  links: {
    features: 'Features',
    pricing: 'Pricing',
    blog: 'Blog',
    guide: 'Guide',
    faq: 'FAQ',
    about: 'About Us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    careers: 'Careers',
    contact: 'Contact',
    signIn: 'Sign In',
    signInDrawer: 'Sign in',
    sources: 'Where our numbers come from',
  },
  /** For browsers that cannot open the menu: the way to the list of all pages in the footer. */
  menuBelow: 'Menu',
  badges: [
    'Client Privacy Guaranteed',
    'SSL Encrypted & Secure',
    'American Bar Association Compliant',
  ],
  abaNote,
  /** What each badge means, in its order. */
  badgeNotes: [
    'Nothing a visitor writes is kept before they agree, and it is delivered to that firm and to nobody else.',
    'Wherever Foyer is on the internet, pages, chats and files travel encrypted, by what is called TLS today.',
    abaNote,
  ],
  notALawFirm: 'Foyer is not a law firm and gives no legal advice.',
} as const
