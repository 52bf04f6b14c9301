import { endpoints, type LyricVersion, type LyricVersionText, resultCodes } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';
import { lazyMusicKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for edits of lyrics (docs/api-extensions.md). */
export const LYRIC_EDITS = 'lyric-edits';

/**
 * All versions of a song's lyrics, newest first, and the number of the current one; the last is version 0, the
 * original. Use only with the capability `LYRIC_EDITS`.
 */
export const lyricVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: lazyMusicKeys.lyricVersions(id),
    queryFn: async ({ signal }): Promise<{ current: number; versions: LyricVersion[] }> =>
      expectOk(await http.call(endpoints.music.lyricVersions, { params: { id }, signal })).data,
    // Other users edit the lyrics as well.
    staleTime: staleTime.none,
  });

/** Text of one version as it was saved; empty when there are no lyrics. */
export const lyricVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: lazyMusicKeys.lyricVersion(id, version),
    queryFn: async ({ signal }): Promise<LyricVersionText> =>
      expectOk(await http.call(endpoints.music.lyricVersion, { params: { id, version }, signal })).data,
    // Saved versions never change; the original of a cloud song may, when the song is matched to another one.
    staleTime: version === 0 ? staleTime.none : staleTime.forever,
  });

/**
 * The conflicting version, when saving or restoring failed because another version was saved in the meantime (code
 * 409); null for other errors. Its `version` is the base of the next attempt.
 */
export function lyricConflict(error: unknown): LyricVersion | null {
  if (!isApiError(error) || error.code !== resultCodes.conflict) return null;
  const { data } = (error.body ?? {}) as { data?: LyricVersion };
  return data ?? null;
}

interface Context {
  client: QueryClient;
}

const ask = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: musicKeys.lyric(id) });

/** Invalidates the lyrics and their versions after a change or a conflict. */
const followed = {
  onSuccess: (_version: LyricVersion, { id }: { id: string }, _result: unknown, { client }: Context) =>
    ask(client, id),
  onError: (error: unknown, { id }: { id: string }, _result: unknown, { client }: Context) => {
    if (lyricConflict(error)) ask(client, id);
  },
};

export interface SaveLyricVariables {
  id: string;
  /** TTML, YRC, LRC or plain text */
  lyric: string;
  /** the version that was edited */
  base: number;
}

/**
 * Saves lyrics as a song's current version. Resolves to that version; rejects with `ApiError`, see
 * `lyricConflict`.
 */
export const saveLyricMutation = () =>
  mutationOptions({
    mutationFn: async (params: SaveLyricVariables): Promise<LyricVersion> =>
      expectOk(await http.call(endpoints.music.lyricSave, { params })).data,
    ...followed,
  });

export interface RevertLyricVariables {
  id: string;
  /** the version to restore; 0: the original */
  version: number;
  /** the version that was current when the user chose to restore */
  base: number;
}

/**
 * Restores an earlier version of a song's lyrics. Resolves to the new version; rejects like `saveLyricMutation`.
 */
export const revertLyricMutation = () =>
  mutationOptions({
    mutationFn: async (params: RevertLyricVariables): Promise<LyricVersion> =>
      expectOk(await http.call(endpoints.music.lyricRevert, { params })).data,
    ...followed,
  });
