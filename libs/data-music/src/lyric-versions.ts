import { endpoints, type LyricVersion, type LyricVersionText, resultCodes } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for edits of lyrics (docs/api-extensions.md). */
export const LYRIC_EDITS = 'lyric-edits';

/**
 * Every state of a song's words, the newest first, and which one is current; the last is version 0, the original. Ask
 * only where `LYRIC_EDITS` is offered.
 */
export const lyricVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.lyricVersions(id),
    queryFn: async ({ signal }): Promise<{ current: number; versions: LyricVersion[] }> =>
      expectOk(await http.call(endpoints.music.lyricVersions, { params: { id }, signal })).data,
    // Others change the words as well.
    staleTime: staleTime.none,
  });

/** The words of one state as they were saved; an empty text where there are none. */
export const lyricVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: musicKeys.lyricVersion(id, version),
    queryFn: async ({ signal }): Promise<LyricVersionText> =>
      expectOk(await http.call(endpoints.music.lyricVersion, { params: { id, version }, signal })).data,
    // What was saved stays as it is; the original of a cloud song may be another song's words.
    staleTime: version === 0 ? staleTime.none : staleTime.forever,
  });

/**
 * The version that came in between, when saving or bringing back failed for that reason (code 409); null for any other
 * error. Its `version` is the base for another try.
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

/** The words and their versions are asked for again after a change, one's own or the one that was in the way. */
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
  /** the version these words were made from */
  base: number;
}

/** Saves words as a song's current ones. Gives the version they became; rejects with `ApiError`, see `lyricConflict`. */
export const saveLyricMutation = () =>
  mutationOptions({
    mutationFn: async (params: SaveLyricVariables): Promise<LyricVersion> =>
      expectOk(await http.call(endpoints.music.lyricSave, { params })).data,
    ...followed,
  });

export interface RevertLyricVariables {
  id: string;
  /** the one to bring back; 0: the original */
  version: number;
  /** the version that was current when this was asked for */
  base: number;
}

/** Brings an earlier state of a song's words back. Gives the version it became; rejects as `saveLyricMutation`. */
export const revertLyricMutation = () =>
  mutationOptions({
    mutationFn: async (params: RevertLyricVariables): Promise<LyricVersion> =>
      expectOk(await http.call(endpoints.music.lyricRevert, { params })).data,
    ...followed,
  });
