import { profile as copy } from '@foyer/shared/copy/settings.ts'
import { returnAfterSaving } from '@foyer/shared/facts/limits.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Profile, type SentFirm, type SentUser, useSaveProfile } from './data.ts'
import { judgeSaves } from './judge-saves.ts'
import { checkDraft, draftOf, type ProfileDraft, type ProfileProblems } from './profile-draft.ts'

type ProfileForm = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  problems: ProfileProblems
  /** What stopped or failed, as a sentence. */
  sentence: string | null
  isSaving: boolean
  isSaved: boolean
  save: () => void
  /** How many attorneys the new price is for; null where nothing is to be confirmed. */
  asking: number | null
  acceptPrice: (cents: number) => void
  declinePrice: () => void
}

/** The profile as it is changed: checked, saved in two calls at once, and left after 2 s. */
export function useProfileForm(profile: Profile): ProfileForm {
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [unpriced, setUnpriced] = useState<SentFirm | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const { mutateAsync, isPending } = useSaveProfile()
  const isSending = useRef(false)

  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => navigate(paths.settings), returnAfterSaving)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  async function send(user: SentUser | null, firm: SentFirm): Promise<void> {
    if (isSending.current || isSaved) return
    isSending.current = true
    const saves = await mutateAsync({ user, firm })
    isSending.current = false
    const judged = judgeSaves(saves)
    setUnpriced(judged.outcome === 'unpriced' ? firm : null)
    setIsSaved(judged.outcome === 'saved')
    setSentence(judged.outcome === 'failed' ? judged.sentence : null)
    setProblems(judged.outcome === 'failed' ? judged.problems : {})
  }

  function save(): void {
    const checked = checkDraft(draft)
    setProblems(checked.outcome === 'stopped' ? checked.problems : {})
    setSentence(checked.outcome === 'stopped' ? checked.sentence : null)
    if (checked.outcome === 'ready') void send(checked.user, checked.firm)
  }

  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    problems,
    sentence,
    isSaving: isPending,
    isSaved,
    save,
    asking: unpriced === null ? null : Number(unpriced.attorneyCount ?? 1),
    acceptPrice: (acceptedCents) => {
      if (unpriced !== null) void send(null, { ...unpriced, acceptedCents })
    },
    declinePrice: () => {
      setUnpriced(null)
      setSentence(copy.halfSaved)
    },
  }
}
