import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/**
 * Modes of private FM: the contract's modes, and its scenes as modes of their own
 * (docs/specification/contract/discover.md#private-fm).
 */
export const privateFmModes = ['DEFAULT', 'FAMILIAR', 'EXPLORE', 'EXERCISE', 'FOCUS', 'NIGHT_EMO'] as const;
export type PrivateFmMode = (typeof privateFmModes)[number];

const scenes: readonly PrivateFmMode[] = ['EXERCISE', 'FOCUS', 'NIGHT_EMO'];

/** The next songs of the caller's private FM, usually three; each call returns others. Rejects with `ApiError`. */
export async function nextPrivateFmTracks(mode: PrivateFmMode, signal?: AbortSignal): Promise<Track[]> {
  const scene = scenes.includes(mode);
  const answer =
    mode === 'DEFAULT'
      ? await http.call(endpoints.listening.personalFm, { signal })
      : await http.call(endpoints.listening.personalFmMode, {
          params: scene
            ? { mode: 'SCENE_RCMD' as const, submode: mode }
            : { mode: mode as 'FAMILIAR' | 'EXPLORE' },
          signal,
        });
  return toTracks(expectOk(answer).data);
}

/** The first songs of private FM; refetched after they were played. */
export const privateFmStartQuery = (mode: PrivateFmMode) =>
  queryOptions({
    queryKey: musicKeys.privateFmStart(mode),
    queryFn: ({ signal }) => nextPrivateFmTracks(mode, signal),
  });

/** Removes a song from all recommendations. @param seconds how much of it was played */
export async function trashPrivateFmTrack(id: number, seconds: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.fmTrash, { params: { id: String(id), time: seconds } }));
}

/** Undoes `trashPrivateFmTrack`. Only with the capability `fm-skip` (docs/api-extensions.md). */
export async function restorePrivateFmTrack(id: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.unwantedRemove, { params: { id: String(id) } }));
}

/** Records that a song was skipped, which makes it less frequent. Only with the capability `fm-skip`. */
export async function skipPrivateFmTrack(id: number, seconds: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.radioSkipped, { params: { id: String(id), time: seconds } }));
}
