import { endpoints } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** A square picture and how many pixels its edge has. */
export interface Cover {
  picture: Blob;
  edge: number;
}

/** What shall be different about a playlist; what is not named stays. */
export interface PlaylistEdit {
  name?: string;
  /** '' takes it away */
  description?: string;
  /** known ones; see `PLAYLIST_TAGS_MAX` */
  tags?: readonly string[];
  cover?: Cover;
  /** makes a private list public; the contract knows no way back (3.4) */
  publish?: true;
}

export type PlaylistField = keyof PlaylistEdit;

/** Why what could not be changed was not, by field; empty when all went well. */
export type EditFailures = ReadonlyMap<PlaylistField, unknown>;

interface EditVariables {
  id: string;
  edit: PlaylistEdit;
}

type Step = [PlaylistField, () => Promise<object>];

/** One call for each field: those of several fields at once do not take every text (contract page, 3.4). */
function stepsOf({ id, edit }: EditVariables): Step[] {
  const { name, description, tags, cover, publish } = edit;
  const steps: (Step | false)[] = [
    name !== undefined && [
      'name',
      () => http.call(endpoints.library.playlistNameUpdate, { params: { id, name } }),
    ],
    description !== undefined && [
      'description',
      () => http.call(endpoints.library.playlistDescUpdate, { params: { id, desc: description } }),
    ],
    tags !== undefined && [
      'tags',
      () => http.call(endpoints.library.playlistTagsUpdate, { params: { id, tags: tags.join(';') } }),
    ],
    cover !== undefined && [
      'cover',
      () => {
        // The whole square; without a size some services keep a corner. The file comes last in the form.
        const params = { id, imgSize: cover.edge, imgX: 0, imgY: 0, imgFile: cover.picture };
        return http.call(endpoints.cloud.playlistCoverUpdate, { params });
      },
    ],
    publish === true && ['publish', () => http.call(endpoints.library.playlistPrivacy, { params: { id } })],
  ];
  return steps.filter((step) => step !== false);
}

/**
 * Changes what is said about a playlist of the user's own, only what is named. A field that is refused keeps no other
 * one back; where the service cannot be reached, the rest is not tried.
 */
export const editPlaylistMutation = () =>
  mutationOptions({
    mutationFn: async (variables: EditVariables): Promise<EditFailures> => {
      const failures = new Map<PlaylistField, unknown>();
      let unreachable: unknown;
      for (const [field, send] of stepsOf(variables)) {
        try {
          if (unreachable !== undefined) throw unreachable;
          expectOk(await send());
        } catch (error) {
          failures.set(field, error);
          if (!isApiError(error) || error.kind !== 'failure') unreachable = error;
        }
      }
      return failures;
    },
    // Awaited: whoever goes back to the list finds it as it is now.
    onSuccess: async (_failures, { id }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
      await client.invalidateQueries({ queryKey: libraryKeys.playlistPage(id), exact: true });
    },
  });
