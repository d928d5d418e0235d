import type { Chapter } from './long-text.ts'

/** PHP for a theme that its owner edits; WordPress adds the token to the tag it writes. */
const themeCode = `add_action( 'wp_enqueue_scripts', function () {
  wp_enqueue_script(
    'foyer', '{widget}/widget.js', array(), null,
    array( 'strategy' => 'async', 'in_footer' => true )
  );
} );
add_filter( 'script_loader_tag', function ( $tag, $handle ) {
  if ( $handle !== 'foyer' ) { return $tag; }
  return str_replace( ' src=', ' data-token="YOUR-TOKEN" src=', $tag );
}, 10, 2 );`

const page = `    …
    {snippet}
  </body>
</html>`

/** The guide: where the line of script goes. */
export const installChapters = [
  {
    id: 'installing-the-script',
    title: 'Installing the script',
    blocks: [
      'Everything Foyer needs on your website is one line. Yours is in the dashboard under [Integration](/dashboard/integration), with your own token in it; press “Copy”. It looks like this:',
      { code: '{snippet}', of: 'The line to paste, with a stand-in for your token' },
      {
        picture: {
          file: 'integration.webp',
          alt: 'The Integration section of the dashboard: a card marked Active with the line of script and a Copy button, and below it four steps on how to install it.',
          caption:
            'Dashboard, Integration: your line, and whether it has been seen on your website.',
        },
      },
      {
        facts: [
          ['`src`', 'Where the script comes from: always {widget}.'],
          [
            '`data-token`',
            'Names your firm. It is no password: everybody can see it in your page, and it works only on your own websites.',
          ],
          ['`async`', 'Lets your page go on loading meanwhile.'],
        ],
      },
      'Paste it once, into the part of your website that is the same on every page: into the head or right before `</body>`, both work. Pasted twice by mistake it still makes one chat. Paste it into the website itself rather than through a tag manager, which may drop the token.',
    ],
  },
  {
    id: 'wordpress',
    title: 'WordPress',
    blocks: [
      'The same for classic themes and for block themes. You need to be an administrator.',
      {
        steps: [
          'Under **Plugins**, **Add New**, search for “WPCode”, install it and activate it. If you already have a plugin for header and footer code, use that one.',
          'Open **Code Snippets**, **Header & Footer**.',
          'Paste your line into the box **Footer** and save.',
          'If you use a cache, in a plugin or with your host, empty it.',
        ],
      },
      'Do not paste the line into a page or a post. WordPress removes scripts from there for everybody who may not use unfiltered HTML, and the line would stand on that one page only.',
      '**On WordPress.com** a plugin, and with it this line, needs a plan that lets you install plugins. On a plan without them the line is taken out when you save; their page of plans says which is which today.',
      '**If a developer looks after your theme**, these lines in the `functions.php` of the child theme do the same without a plugin (WordPress 6.3 or newer):',
      { code: themeCode, of: 'Code for functions.php' },
      {
        note: 'Plugins that delay, combine or rewrite scripts (WP Rocket, LiteSpeed Cache, Autoptimize, SiteGround Optimizer, Cloudflare’s Rocket Loader) can keep the chat back until somebody scrolls, or break it. Add `widget.js` to their list of exceptions for delaying and for combining.',
      },
    ],
  },
  {
    id: 'webflow',
    title: 'Webflow',
    blocks: [
      'Custom code needs a paid Site plan or a paid Workspace.',
      {
        steps: [
          'Open the site’s **Site settings**, then **Custom code**.',
          'Paste your line into **Footer code** and save.',
          '**Publish** the site. Custom code is not shown before that, and not in the Designer.',
        ],
      },
      {
        note: 'The chat opens only on your own host. To try it on your webflow.io address first, add that address under “Websites that may show the chat” in the dashboard.',
      },
    ],
  },
  {
    id: 'manual-html',
    title: 'Plain HTML and everything else',
    blocks: [
      'In files you edit yourself, and in any system with a shared footer or template, the line goes right before `</body>`:',
      { code: page, of: 'The end of a page with the line in it' },
      'Squarespace, Wix, GoDaddy and others call the place “code injection”, “custom code” or “footer code”, mostly in the settings of the website and often on paid plans only.',
      '**If your website sends a Content-Security-Policy**, allow our address in three directives; nothing else is needed, neither for styles nor for pictures:',
      {
        code: 'script-src {widget};\nconnect-src {widget};\nframe-src {widget};',
        of: 'Sources to add to a content policy',
      },
      'If your policy works with nonces, give the line the nonce that your other scripts have. For voice input, a `Permissions-Policy` that restricts the microphone has to allow {widget} as well.',
    ],
  },
] as const satisfies readonly Chapter[]
