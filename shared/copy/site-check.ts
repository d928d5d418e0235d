/** What is said of a page after looking for the snippet in it, one sentence or two for each thing. */
export const siteCheck = {
  works: 'The snippet is on this page, and nothing here keeps the chat from working.',
  blocked: 'The snippet is on this page, but the chat cannot work here yet.',
  missing: 'The snippet is not on this page.',
  unreachable: 'We could not read this page.',

  places: { head: 'the head', body: 'the body' },
  once: (place: string): string => `Found once, in ${place} of the page.`,
  several: (times: number, places: string): string =>
    `Found ${times} times, in ${places} of the page. Once is enough; the chat still appears only once.`,
  and: ' and ',
  redirected: (host: string): string =>
    `Your address leads to ${host}, and that is the page we read.`,
  movedWithin:
    'Your address leads to another page of the same website, and that is the page we read.',
  cut: 'This page is very long. We read its first megabyte only; a snippet further down is not seen here.',

  notHere:
    'It does not stand in the page as your server sends it. Copy it from your dashboard, paste it into the head of the page, and publish the page.',
  cache:
    'If you have pasted it already, publish the page again and empty the cache of your website or of its cache plugin.',
  tagManager:
    'This page has a tag manager. A snippet that it adds only shows in the browser: open the page there and look for the chat in the corner.',
  namedByScript:
    'One of the page’s own scripts names our address and may bring the chat in. We run no scripts: open the page in your browser and look for the chat in the corner.',

  dead: {
    noscript: 'inside a noscript element, which browsers read only where scripts are switched off',
    template: 'inside a template element, which browsers do not run',
    comment: 'inside a comment, which browsers skip',
    text: 'as words that visitors can read: the editor took it for text, not for code',
    frame: 'inside a frame of its own, where it has no page to stand on',
    script: 'inside another script, where it is not a tag of its own',
    drawing: 'inside a drawing, where browsers do not run it',
  },
  deadPlace: (where: string): string =>
    `The snippet stands ${where}. Paste it into the head of the page, or into a block for custom code or HTML.`,
  deadCopy: (where: string): string => `Another copy stands ${where}. It does nothing.`,

  held: {
    'rocket-loader':
      'Cloudflare’s Rocket Loader rewrites the snippet. Add data-cfasync="false" to it, directly before src, or switch Rocket Loader off.',
    type: 'A consent banner or a plugin for speed holds the snippet back: it is no longer marked as a script. Exclude widget.js there, or the chat appears late, or only to visitors who have agreed.',
    module:
      'The snippet has type="module", and browsers then do not run it as it is. Remove that attribute.',
    nomodule:
      'The snippet has the attribute nomodule, so that no browser of today runs it. Remove it.',
    crossorigin:
      'The snippet has the attribute crossorigin, and browsers then refuse our script. Remove it.',
    integrity:
      'The snippet has the attribute integrity. Our script changes with each of our versions, and browsers then refuse it. Remove it.',
  },

  insecure: (origin: string): string =>
    `The snippet’s address begins with http. It must be ${origin}/widget.js; copy the snippet from your dashboard again.`,
  other:
    'The snippet’s address is not ours: it belongs to another installation of Foyer, or was changed. Copy the snippet from your dashboard again.',
  broken:
    'The snippet’s address was changed in pasting, often by curly quotation marks or a piece that is missing. Paste it as code, not as text.',

  noToken: 'The snippet has no data-token. Copy the whole line from your dashboard again.',
  badToken:
    'The snippet’s data-token was changed in pasting: it has characters in it that none of ours has, such as curly quotation marks. Copy the line again.',
  unknownToken:
    'The snippet’s data-token belongs to no firm here. Copy the line from your dashboard again.',
  severalTokens:
    'There are snippets with different data-tokens on this page. Only one of them starts; remove those that are not yours.',
  otherSite: (host: string): string =>
    `The snippet belongs to a firm that has not named ${host} as its website, so browsers refuse the chat here. If it is your website, add it in your dashboard under “Websites that may show the chat”.`,
  inactive:
    'The firm of this snippet has no running plan, so the chat opens but takes nothing. Choose a plan under Settings & Billing.',

  script: (directive: string, origin: string): string =>
    `The page’s Content-Security-Policy keeps our script out: ${directive} does not name ${origin}. Add it there.`,
  onlyTrusted: (directive: string): string =>
    `The page’s Content-Security-Policy lets in only scripts with the page’s own nonce ('strict-dynamic' in ${directive}). Give the snippet that nonce, as your other scripts have it.`,
  frame: (directive: string, origin: string): string =>
    `The page’s Content-Security-Policy keeps the chat’s window out: ${directive} does not name ${origin}. Add it to frame-src.`,
  call: (directive: string, origin: string): string =>
    `The chat works, but without your name and colors on its button: ${directive} of the page’s Content-Security-Policy does not name ${origin}. Add it to connect-src.`,
  sandbox:
    'The page’s Content-Security-Policy has a sandbox, in which scripts or frames of others do not work. The chat needs allow-scripts and allow-same-origin there.',
  embedder:
    'The page sends Cross-Origin-Embedder-Policy, with which browsers refuse the chat’s window. Send it only on pages without the chat.',

  reasons: {
    address: 'This is not the address of a page. Write it as in your browser.',
    scheme: 'Only addresses of the web can be read, beginning with https or http.',
    credentials: 'Leave out the name and password in the address.',
    port: 'Only the usual ports of the web can be read.',
    /** The same for what is private and for what does not exist: nobody learns what is on our network. */
    nowhere:
      'No public website answers to this address. Check it for typing mistakes; addresses of your own machine or office network cannot be read from here.',
    connection: 'The server of this address does not answer.',
    certificate:
      'The certificate of this website is not in order, so browsers warn of it too. Whoever hosts it can renew it.',
    answer: 'The server of this address answered in a way that no browser understands.',
    redirects: 'The address leads from one to the next without end.',
    slow: 'The page took longer than ten seconds.',
    notHtml: 'This address leads to a file, not to a web page.',
    signIn:
      'The website refused us the page. It may need a password, or its protection against robots stops us; look for the chat in your browser instead.',
    notFound: 'The website says that this page does not exist.',
    tooFast: 'The website says that it is asked too often. Try again in a few minutes.',
    ownError: 'The website answered with an error of its own. Try again later.',
    otherStatus: 'The website did not send the page.',
    costly: 'The page’s code is too long or too deeply nested to be read.',
  },
} as const
