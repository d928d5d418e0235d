import { questionsView as copy } from '@foyer/shared/copy/questions-view.ts'
import { settings } from '@foyer/shared/copy/settings.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import { type QuestionState, questionStates } from '@foyer/shared/facts/statuses.ts'
import { paths } from '@foyer/shared/paths.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { sentenceOf } from '#web/platform/call.ts'
import { useListPlace } from '#web/platform/list-place.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListPager } from '#web/ui/list-room/list-pager.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { useQuestions } from './data.ts'
import { NewQuestion } from './new-question.tsx'
import { QuestionList } from './question-list.tsx'
import { useQuestionChanges } from './use-question-changes.ts'

const choices = questionStates.map((value) => ({ value, text: copy.filters[value] }))

/** What the website leaves unanswered, and what the firm answers itself. */
export function QuestionsPage({ timeZone }: { timeZone: string }) {
  const place = useListPlace('settings/questions', { state: questionStates })
  const { state } = place.filters
  const questions = useQuestions(state, place.page)
  const changes = useQuestionChanges()
  const { failure } = changes
  const items = questions.data?.items ?? []
  // What failed with a question that is not in sight, as when something is taken back.
  const isElsewhere =
    failure !== null && failure.id !== null && !items.some(({ id }) => id === failure.id)
  return (
    <SubPage
      title={copy.title}
      back={
        <Link href={paths.settings} className="link">
          {settings.back}
        </Link>
      }
    >
      <p className="max-w-[38rem] text-ink-soft">{copy.text}</p>
      <Heading changes={changes}>
        <Segmented
          label={copy.filter}
          options={choices}
          value={state}
          onChange={(next) => place.setFilter('state', next)}
        />
      </Heading>
      {isElsewhere && (
        <Banner tone="danger" urgent>
          {failure.sentence}
        </Banner>
      )}
      <Awaited
        of={questions}
        loading={copy.loading}
        failure={{ title: copy.loadFailed, message: sentenceOf(questions.error, copy.loadFailed) }}
      >
        {({ pagination }) => (
          <Shown
            state={state}
            isEmpty={pagination.total === 0}
            isBusy={questions.isPlaceholderData}
          >
            <QuestionList
              key={place.view}
              questions={items}
              timeZone={timeZone}
              changes={changes}
            />
            {pagination.total > pageSize.usual && (
              <ListPager pagination={pagination} showing={copy.showing} onPage={place.setPage} />
            )}
          </Shown>
        )}
      </Awaited>
    </SubPage>
  )
}

type HeadingProps = { changes: ReturnType<typeof useQuestionChanges>; children: ReactNode }

/** Which questions are shown, and the way to write one. */
function Heading({ changes, children }: HeadingProps) {
  const [isWriting, setIsWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button
          ref={opener}
          small
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          {copy.write}
        </Button>
      </div>
      {isWriting && (
        <NewQuestion
          changes={changes}
          onClose={() => {
            opener.current?.focus()
            setIsWriting(false)
          }}
        />
      )}
    </>
  )
}

type ShownProps = { state: QuestionState; isEmpty: boolean; isBusy: boolean; children: ReactNode }

/** The questions, or that there are none; whoever took the last one away hears so. */
function Shown({ state, isEmpty, isBusy, children }: ShownProps) {
  const room = useRef<HTMLElement>(null)
  const was = useRef({ state, isEmpty })
  useEffect(() => {
    const isEmptied = isEmpty && !was.current.isEmpty && was.current.state === state
    was.current = { state, isEmpty }
    if (isEmptied && document.activeElement === document.body) room.current?.focus()
  }, [state, isEmpty])
  return (
    <section
      ref={room}
      tabIndex={-1}
      aria-label={copy.filters[state]}
      aria-busy={isBusy}
      className="outline-none"
    >
      {isEmpty ? <EmptyState {...copy.empty[state]} /> : children}
    </section>
  )
}
