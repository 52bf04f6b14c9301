import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** What the tags of a song's file say when they are read in one encoding. */
export interface TagReading {
  /** as the Encoding Standard calls it */
  encoding: string;
  name: string;
  artist: string;
  album: string;
}

/** What the tags of a cloud song say in each encoding they may have been written in (docs/api-extensions.md). */
export const tagReadingsQuery = (uid: string, id: number) =>
  queryOptions({
    queryKey: libraryKeys.tagReadings(uid, id),
    queryFn: async ({ signal }): Promise<TagReading[]> => {
      const params = { id: String(id) };
      const { data } = expectOk(await http.call(endpoints.cloud.cloudTagReadings, { params, signal }));
      return data.map(({ encoding, song, artist, album }) => ({ encoding, name: song, artist, album }));
    },
    // The file stays as it was sent.
    staleTime: staleTime.forever,
  });
