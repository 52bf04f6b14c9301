import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** Makes an empty playlist of the user's own (contract page, 3.4). */
export const createPlaylistMutation = () =>
  mutationOptions({
    mutationFn: async (params: { name: string; privacy?: 0 | 10 }) =>
      expectOk(await http.call(endpoints.library.playlistCreate, { params })),
    meta: { invalidates: [libraryKeys.playlists()] },
  });
