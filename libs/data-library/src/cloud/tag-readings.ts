import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { cloudKeys } from './cloud-keys.ts';

/** Text of a song file's tags, decoded in one encoding. */
export interface TagReading {
  /** name in the Encoding Standard */
  encoding: string;
  name: string;
  artist: string;
  album: string;
}

/** Tags of a cloud song, decoded in each encoding that they may have been written in (docs/api-extensions.md). */
export const tagReadingsQuery = (uid: string, id: number) =>
  queryOptions({
    queryKey: cloudKeys.tagReadings(uid, id),
    queryFn: async ({ signal }): Promise<TagReading[]> => {
      const params = { id: String(id) };
      const { data } = expectOk(await http.call(endpoints.cloud.cloudTagReadings, { params, signal }));
      return data.map(({ encoding, song, artist, album }) => ({ encoding, name: song, artist, album }));
    },
    // Stored files never change.
    staleTime: staleTime.forever,
  });
