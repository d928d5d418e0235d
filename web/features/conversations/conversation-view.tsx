import type { ConversationDetail } from '@foyer/shared/api/widget.ts'
import { conversationView as copy, itemKinds } from '@foyer/shared/copy/conversations-view.ts'
import { languageNames } from '@foyer/shared/copy/leads.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Banner } from '#web/ui/banner.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ExactTime, TimeAgo } from '#web/ui/time.tsx'
import { ModelCalls } from './model-calls.tsx'
import { Part } from './part.tsx'
import { Transcript } from './transcript.tsx'

type ConversationViewProps = { conversation: ConversationDetail; timeZone: string }

/** The circumstances of a chat, what came of it, and what was said. */
export function ConversationView({ conversation, timeZone }: ConversationViewProps) {
  const { withdrawn, items, transcript } = conversation
  return (
    <>
      {withdrawn && (
        <Banner tone="danger">
          <strong className="font-semibold">{copy.withdrawnTitle}.</strong> {copy.withdrawnText}
        </Banner>
      )}
      <Part title={copy.items}>
        {items.length === 0 ? (
          <p className="text-ink-soft">{copy.noItems}</p>
        ) : (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line py-2 not-first:border-t room:grid-cols-[10rem_minmax(0,1fr)_auto]"
              >
                <span className="text-ink-soft">{itemKinds[item.section]}</span>
                <span className="order-last col-span-2 room:order-none room:col-span-1">
                  <Link
                    href={paths.dashboardItem(item.section, item.id)}
                    className="link wrap-anywhere"
                  >
                    {item.label}
                  </Link>
                </span>
                <TimeAgo
                  at={item.createdAt}
                  timeZone={timeZone}
                  className="figures text-small whitespace-nowrap text-ink-soft"
                />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={copy.circumstances}>
        <Circumstances conversation={conversation} timeZone={timeZone} />
      </Part>
      <Part title={copy.transcript}>
        <Transcript entries={transcript} timeZone={timeZone} />
      </Part>
      <ModelCalls id={conversation.id} timeZone={timeZone} />
    </>
  )
}

function Circumstances({ conversation, timeZone }: ConversationViewProps) {
  const { startedAt, consentedAt, noticeVersion, pageUrl, pageTitle, language } = conversation
  return (
    <dl className="grid gap-x-6 gap-y-1.5 room:grid-cols-[10rem_minmax(0,1fr)]">
      <Fact name={copy.startedAt}>
        <ExactTime at={startedAt} timeZone={timeZone} className="figures" />
      </Fact>
      {pageUrl !== null && (
        <Fact name={copy.page}>
          <PageLink url={pageUrl} title={pageTitle ?? pageUrl} />
        </Fact>
      )}
      <Fact name={copy.language}>{languageNames[language] ?? language}</Fact>
      <Fact name={copy.consent}>
        {consentedAt === null ? (
          copy.noConsent
        ) : (
          <>
            <ExactTime at={consentedAt} timeZone={timeZone} className="figures" />
            <span className="text-ink-soft">, {copy.consentVersion(noticeVersion)}</span>
          </>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mb-1 wrap-anywhere room:mb-0">{children}</dd>
    </>
  )
}
