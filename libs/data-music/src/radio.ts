import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** What private FM plays: the contract's modes, and its scenes as modes of their own (contract page, 4.7). */
export const radioModes = ['DEFAULT', 'FAMILIAR', 'EXPLORE', 'EXERCISE', 'FOCUS', 'NIGHT_EMO'] as const;
export type RadioMode = (typeof radioModes)[number];

const scenes: readonly RadioMode[] = ['EXERCISE', 'FOCUS', 'NIGHT_EMO'];

/** The next songs of the caller's private FM, three as a rule; other ones every time. Rejects with `ApiError`. */
export async function nextRadioTracks(mode: RadioMode, signal?: AbortSignal): Promise<Track[]> {
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

/** What would play first; asked anew once it has been played. */
export const radioStartQuery = (mode: RadioMode) =>
  queryOptions({
    queryKey: musicKeys.radioStart(mode),
    queryFn: ({ signal }) => nextRadioTracks(mode, signal),
  });

/** Never again: keeps a song out of all that is proposed. @param seconds how much of it was heard */
export async function trashRadioTrack(id: number, seconds: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.fmTrash, { params: { id: String(id), time: seconds } }));
}

/** Takes that back. Only our own service can (feature `fm-skip`, docs/api-extensions.md). */
export async function restoreRadioTrack(id: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.unwantedRemove, { params: { id: String(id) } }));
}

/** Less often: the song was passed over. Only our own service learns from it (feature `fm-skip`). */
export async function skipRadioTrack(id: number, seconds: number): Promise<void> {
  expectOk(await http.call(endpoints.listening.radioSkipped, { params: { id: String(id), time: seconds } }));
}
