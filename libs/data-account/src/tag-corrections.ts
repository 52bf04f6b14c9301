import {
  type CorrectionPreview,
  type CorrectedSong,
  endpoints,
  type ExportedCorrection,
  type ExportedPicture,
  type MadeCorrection,
  type TagCorrection,
  type TagReadings,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

const EXPORT_PAGE = 1000;

/** What songs are called at present, in the order of their ids. Rejects with `ApiError` 404 for other songs. */
export const correctableTagsQuery = (songIds: readonly number[]) =>
  queryOptions({
    queryKey: lazyAccountKeys.correctableTags(songIds),
    queryFn: async ({ signal }): Promise<CorrectedSong[]> => {
      const params = { songs: songIds.join(',') };
      const { data } = expectOk(await http.call(endpoints.account.adminCorrectionTags, { params, signal }));
      return data.map(({ tags }) => tags);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What songs are called in other encodings; none when no text is in doubt. Rejects as `correctableTagsQuery`. */
export const tagReadingsOfSongsQuery = (songIds: readonly number[]) =>
  queryOptions({
    queryKey: lazyAccountKeys.tagReadingsOfSongs(songIds),
    queryFn: async ({ signal }): Promise<TagReadings[]> => {
      const params = { songs: songIds.join(',') };
      return expectOk(await http.call(endpoints.account.adminCorrectionReadings, { params, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** What a correction would change. */
export const correctionPreviewQuery = (songIds: readonly number[], fields: TagCorrection) =>
  queryOptions({
    queryKey: lazyAccountKeys.correctionPreview(songIds, fields),
    queryFn: async ({ signal }): Promise<CorrectionPreview> => {
      const params = { songs: songIds.join(','), fields: JSON.stringify(fields) };
      return expectOk(await http.call(endpoints.account.adminCorrectionPreview, { params, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** All lists may contain corrected songs. */
const meta = {
  invalidates: [[queryRoots.music], [queryRoots.library], lazyAccountKeys.corrections()],
};

/** Corrects the tags of songs. Resolves with `applied` false when a scan has to end before the albums change. */
export const correctTagsMutation = () =>
  mutationOptions({
    mutationFn: async ({ songIds, fields }: { songIds: readonly number[]; fields: TagCorrection }) => {
      const params = { songs: songIds.join(','), fields: JSON.stringify(fields) };
      return expectOk(await http.call(endpoints.account.adminCorrectionAdd, { params }));
    },
    meta,
  });

/** Undoes a correction, or makes it count again. */
export const undoCorrectionMutation = () =>
  mutationOptions({
    mutationFn: async (params: { id: number; undone: boolean }) =>
      expectOk(await http.call(endpoints.account.adminCorrectionUndo, { params })),
    meta,
  });

/** Infinite query of the corrections, latest first. */
export const correctionsQuery = () =>
  infiniteQueryOptions({
    queryKey: lazyAccountKeys.corrections(),
    queryFn: async ({ pageParam, signal }): Promise<{ made: MadeCorrection[]; more: boolean }> => {
      const params = { offset: pageParam };
      const { data, more } = expectOk(
        await http.call(endpoints.account.adminCorrections, { params, signal }),
      );
      return { made: data, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { made }) => sum + made.length, 0) : undefined,
    staleTime: 0,
  });

/** Loads what counts at present, file by file, all pages, and the chosen pictures. */
export async function loadExportedCorrections(): Promise<(ExportedCorrection | ExportedPicture)[]> {
  const all: ExportedCorrection[] = [];
  const pictures: ExportedPicture[] = [];
  for (let more = true; more;) {
    const params = { limit: EXPORT_PAGE, offset: all.length };
    const page = expectOk(await http.call(endpoints.account.adminCorrectionsExport, { params }));
    all.push(...page.data);
    pictures.push(...(page.pictures ?? []));
    more = page.more && page.data.length > 0;
  }
  return [...all, ...pictures];
}
