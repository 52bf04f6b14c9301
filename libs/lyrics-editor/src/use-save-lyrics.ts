import type { LyricVersion } from '@qingyin/contract';
import { lyricConflict, revertLyricMutation, saveLyricMutation } from '@qingyin/data-music';
import { isApiError } from '@qingyin/http-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serializeLyrics } from './model/lyric-formats.ts';
import { type LyricDraft, reconcileDraft } from './model/lyric-draft.ts';
import { trackSave } from './model/pending-saves.ts';

/** Result of a save or revert. */
export type SaveOutcome =
  | { kind: 'saved'; version: LyricVersion }
  /** another user has saved meanwhile; nothing was saved */
  | { kind: 'conflict'; version: LyricVersion }
  /** the service's error message, null without one */
  | { kind: 'failed'; message: string | null };

async function outcomeOf(asked: Promise<LyricVersion>): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', version: await asked };
  } catch (error) {
    const version = lyricConflict(error);
    if (version) return { kind: 'conflict', version };
    return { kind: 'failed', message: isApiError(error) && error.code !== undefined ? error.message : null };
  }
}

/** Saves lyrics, and restores earlier versions. Parameter `over`: number of the current version. */
export function useSaveLyrics(userId: string, songId: string) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveLyricMutation());
  const { mutateAsync: revert } = useMutation(revertLyricMutation());
  const [busy, setBusy] = useState(false);
  const during = async (asked: Promise<LyricVersion>): Promise<SaveOutcome> => {
    setBusy(true);
    const outcome = await outcomeOf(asked);
    setBusy(false);
    return outcome;
  };
  const saveDraft = async (draft: LyricDraft, over: number): Promise<LyricVersion> => {
    const version = await save({ id: songId, lyric: serializeLyrics(draft.sheet), base: over });
    await reconcileDraft(client, userId, songId, draft, version.version);
    return version;
  };
  return {
    busy,
    save: (draft: LyricDraft, over: number) => during(trackSave(songId, saveDraft(draft, over))),
    revert: (version: number, over: number) =>
      during(trackSave(songId, revert({ id: songId, version, base: over }))),
  };
}
