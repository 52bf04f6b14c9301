import { type AnswerOf, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicLibraryKeys } from './library-keys.ts';

export type LibraryArtistAlbums = Omit<AnswerOf<typeof endpoints.musicLibrary.artist>, 'code' | 'artist'>;

/** Albums of an artist in the music libraries by kind, those on which the artist appears, and other parts in songs. */
export const libraryArtistQuery = (id: string) =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryArtist(id),
    queryFn: async ({ signal }): Promise<LibraryArtistAlbums> => {
      const { albums, singles, compilations, live, appearsOn, roles } = expectOk(
        await http.call(endpoints.musicLibrary.artist, { params: { id }, signal }),
      );
      return { albums, singles, compilations, live, appearsOn, roles };
    },
    staleTime: staleTime.minutes(5),
  });
