import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { messageList, messageStatusNames, priorityNames } from '@foyer/shared/copy/messages.ts'
import { messageStatuses, priorities } from '@foyer/shared/facts/request-statuses.ts'
import type { ListPlace } from '#web/platform/list-place.ts'
import { FilterSelect } from '#web/ui/filter-select.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

/** What the list of messages can be narrowed by. */
export const messageFilters = {
  status: ['all', ...messageStatuses],
  priority: ['all', ...priorities],
} as const

const names = { all: listRoom.all, ...messageStatusNames, ...priorityNames }
const statuses = messageFilters.status.map((value) => ({ value, text: names[value] }))
const levels = messageFilters.priority.map((value) => ({ value, text: names[value] }))

/** Search, status and priority. */
export function MessageFilters({ place }: { place: ListPlace<typeof messageFilters> }) {
  return (
    <div className="grid gap-2">
      <SearchField label={messageList.search} value={place.search} onSearch={place.setSearch} />
      <div className="grid grid-cols-2 gap-2">
        <FilterSelect
          label={messageList.status}
          options={statuses}
          value={place.filters.status}
          onChange={(status) => place.setFilter('status', status)}
        />
        <FilterSelect
          label={messageList.priority}
          options={levels}
          value={place.filters.priority}
          onChange={(priority) => place.setFilter('priority', priority)}
        />
      </div>
    </div>
  )
}
