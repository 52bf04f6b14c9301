import { type FilmKind, filmFileQuery } from '@qingyin/data-video';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { NoFileError } from '../../film-player/no-file-error.ts';

/** Common format of the contract; some builds of Chromium lack its codecs. */
const MP4 = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"';

/**
 * Returns a function that resolves to the address of a film's file with a given resolution, in a format the
 * browser plays. A repeated call bypasses the cache, since addresses expire. Rejects with `NoFileError` if there
 * is no file.
 */
export function useFilmFile(kind: FilmKind, id: string): (lines: number) => Promise<string> {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<number>());
  return useCallback(
    async (lines) => {
      const format = document.createElement('video').canPlayType(MP4) ? 'mp4' : 'webm';
      const query = filmFileQuery(kind, id, lines, format);
      const again = asked.current.has(lines);
      asked.current.add(lines);
      const file = await queryClient.fetchQuery(again ? { ...query, staleTime: 0 } : query);
      if (!file) throw new NoFileError(`No file in the resolution ${String(lines)}p`);
      return file.url;
    },
    [queryClient, kind, id],
  );
}
