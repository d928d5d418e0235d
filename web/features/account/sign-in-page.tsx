import { signIn as copy } from '@foyer/shared/copy/account.ts'
import { shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { SignedOutOnly } from '#web/platform/guards.tsx'
import { usePageTitle } from '#web/platform/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { readNotice } from './sign-in-notice.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The page a firm's people sign in on. */
export function SignInPage() {
  usePageTitle(copy.title)
  const { phase, problem, submit } = useSignIn()
  const notice = readNotice(useHistoryState())
  return (
    <SignedOutOnly hold={phase !== 'idle'}>
      <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] px-6">
        <header className="py-5">
          <Link href={paths.home} aria-label={shell.home} className="inline-block rounded">
            <Wordmark name={shell.product} />
          </Link>
        </header>
        <main className="mx-auto grid w-full max-w-92 content-center gap-7 pt-6 pb-16">
          <div className="grid gap-1.5">
            <h1 className="text-title">{copy.title}</h1>
            <p className="text-ink-soft">{copy.lead}</p>
          </div>
          {notice !== null && phase === 'idle' && problem === null && (
            <Banner tone={notice.verified ? 'good' : 'caution'}>{notice.message}</Banner>
          )}
          <SignInForm phase={phase} problem={problem} onSubmit={submit} />
          <p>
            {copy.noAccount}{' '}
            <Link href={paths.signUp} className="link font-medium text-action">
              {copy.signUp}
            </Link>
          </p>
        </main>
        <Agreement />
      </div>
    </SignedOutOnly>
  )
}

function Agreement() {
  return (
    <footer className="border-t border-line py-5 text-center text-small text-ink-soft">
      {copy.agreement}{' '}
      <Link href={paths.terms} className="link">
        {copy.terms}
      </Link>{' '}
      {copy.and}{' '}
      <Link href={paths.privacy} className="link">
        {copy.privacy}
      </Link>
      .
    </footer>
  )
}
