import type { LyricVersion } from '@qingyin/contract';
import { lyricConflict, revertLyricMutation, saveLyricMutation } from '@qingyin/data-music';
import { isApiError } from '@qingyin/http-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedText } from './model/forms.ts';
import { type LyricDraft, settleDraft } from './model/kept-draft.ts';
import { saving } from './model/under-way.ts';

/** Result of a save or revert. */
export type Outcome =
  | { kind: 'saved'; version: LyricVersion }
  /** another user has saved meanwhile; nothing was saved */
  | { kind: 'conflict'; version: LyricVersion }
  /** the service's error message, null without one */
  | { kind: 'failed'; words: string | null };

async function outcomeOf(asked: Promise<LyricVersion>): Promise<Outcome> {
  try {
    return { kind: 'saved', version: await asked };
  } catch (error) {
    const version = lyricConflict(error);
    if (version) return { kind: 'conflict', version };
    return { kind: 'failed', words: isApiError(error) && error.code !== undefined ? error.message : null };
  }
}

/** Saves lyrics, and restores earlier versions. Parameter `over`: number of the current version. */
export function useSaving(userId: string, songId: string) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveLyricMutation());
  const { mutateAsync: revert } = useMutation(revertLyricMutation());
  const [busy, setBusy] = useState(false);
  const during = async (asked: Promise<LyricVersion>): Promise<Outcome> => {
    setBusy(true);
    const outcome = await outcomeOf(asked);
    setBusy(false);
    return outcome;
  };
  const saveDraft = async (draft: LyricDraft, over: number): Promise<LyricVersion> => {
    const version = await save({ id: songId, lyric: savedText(draft.sheet), base: over });
    await settleDraft(client, userId, songId, draft, version.version);
    return version;
  };
  return {
    busy,
    save: (draft: LyricDraft, over: number) => during(saving(songId, saveDraft(draft, over))),
    revert: (version: number, over: number) =>
      during(saving(songId, revert({ id: songId, version, base: over }))),
  };
}
