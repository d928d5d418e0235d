import { overview as copy } from '@foyer/shared/copy/overview.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { sentenceOf } from '#web/platform/call.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { type Overview, useOverview, type UserInfo } from './data.ts'
import { FirstChat } from './first-chat.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Stats } from './stats.tsx'

type OverviewSectionProps = {
  userInfo: UserInfo
  /** The demo firm's website, where there is one. */
  demoSite: string | null
}

/** The dashboard's home: the firm, its figures and what came in lately. */
export function OverviewSection({ userInfo, demoSite }: OverviewSectionProps) {
  const query = useOverview()
  return (
    <div className="mx-auto grid max-w-[68rem] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 px-5 pt-6 pb-20 room:px-9 wide:grid-cols-[minmax(0,1fr)_17rem] wide:pt-8">
      <h1 className="text-title wide:col-span-2">{copy.title}</h1>
      <ProfileCard userInfo={userInfo} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:col-start-1 wide:row-start-2">
        <Awaited
          of={query}
          loading={copy.loading}
          failure={{ title: copy.loadFailed, message: sentenceOf(query.error, copy.loadFailed) }}
        >
          {(overview) => (
            <Figures overview={overview} timeZone={userInfo.timeZone} demoSite={demoSite} />
          )}
        </Awaited>
      </div>
    </div>
  )
}

type FiguresProps = { overview: Overview; timeZone: string; demoSite: string | null }

function Figures({ overview, timeZone, demoSite }: FiguresProps) {
  const { stats, recentActivity, openQuestions } = overview
  const isFirstRun = stats.allChats === 0 && recentActivity.length === 0
  return (
    <>
      <Stats stats={stats} />
      {openQuestions > 0 && (
        <p className="border-l-2 border-accent pl-3.5">
          {copy.questions(openQuestions)}{' '}
          <Link href={paths.settingsQuestions} className="link font-medium text-action">
            {copy.questionsLink}
          </Link>
        </p>
      )}
      {isFirstRun && <FirstChat demoSite={demoSite} />}
      <RecentActivity items={recentActivity} timeZone={timeZone} />
    </>
  )
}
