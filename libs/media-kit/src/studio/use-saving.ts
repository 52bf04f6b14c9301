import type { LyricVersion } from '@qingyin/contract';
import { lyricConflict, revertLyricMutation, saveLyricMutation } from '@qingyin/data-music';
import { isApiError } from '@qingyin/http-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { savedText } from './model/forms.ts';
import type { Sheet } from './model/sheet.ts';

/** What became of a try to save. */
export type Outcome =
  | { kind: 'saved'; version: LyricVersion }
  /** somebody else has saved since; nothing was */
  | { kind: 'conflict'; version: LyricVersion }
  /** why, in the service's words where it has some */
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

/** Saves a song's words and brings earlier ones back; `base` is the version they were made from. */
export function useSaving(songId: string) {
  const { mutateAsync: save } = useMutation(saveLyricMutation());
  const { mutateAsync: revert } = useMutation(revertLyricMutation());
  const [busy, setBusy] = useState(false);
  const during = async (asked: Promise<LyricVersion>): Promise<Outcome> => {
    setBusy(true);
    const outcome = await outcomeOf(asked);
    setBusy(false);
    return outcome;
  };
  return {
    busy,
    save: (sheet: Sheet, base: number) => during(save({ id: songId, lyric: savedText(sheet), base })),
    revert: (version: number, base: number) => during(revert({ id: songId, version, base })),
  };
}
