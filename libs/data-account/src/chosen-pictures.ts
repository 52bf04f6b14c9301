import { endpoints, type FoundPictures, type PicturedParams } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';
import { libraryAdministrationKeys } from './library-keys.ts';

/** Capability of servers whose administrators choose pictures of albums and artists (docs/api-extensions.md). */
export const CHOSEN_PICTURES = 'chosen-pictures';

/** Picture of an album or artist at present, and those that may be chosen. Rejects with `ApiError` 404 for others. */
export const foundPicturesQuery = (of: PicturedParams) =>
  queryOptions({
    queryKey: libraryAdministrationKeys.foundPictures(of.kind, of.id),
    queryFn: async ({ signal }): Promise<FoundPictures> =>
      expectOk(await http.call(endpoints.account.adminPictures, { params: of, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });

/** A picture of `foundPicturesQuery`, a file of the user, or the one that counts without a choice. */
export type PictureChoice = { key: string } | { file: Blob } | { undo: number };

/** Chooses the picture of an album or artist. Rejects with `ApiError`: 408 not a picture, 410 damaged, 501 too large. */
export const choosePictureMutation = (of: PicturedParams) =>
  mutationOptions({
    mutationFn: async (choice: PictureChoice): Promise<void> => {
      if ('undo' in choice)
        expectOk(
          await http.call(endpoints.account.adminCorrectionUndo, {
            params: { id: choice.undo, undone: true },
          }),
        );
      else if ('key' in choice)
        expectOk(
          await http.call(endpoints.account.adminPictureChoose, { params: { ...of, key: choice.key } }),
        );
      // The file is last in the form.
      else
        expectOk(
          await http.call(endpoints.account.adminPictureUpload, { params: { ...of, imgFile: choice.file } }),
        );
    },
    meta: { invalidates: [[queryRoots.music], [queryRoots.library], lazyAccountKeys.corrections()] },
  });
