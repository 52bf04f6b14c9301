import { endpoints } from '@qingyin/contract';
import { expectOk, http, isApiError } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';

/** A square picture and the length of its edge in pixels. */
export interface Cover {
  picture: Blob;
  edge: number;
}

/** Changed fields of a playlist; fields that are left out stay. */
export interface PlaylistEdit {
  name?: string;
  /** '' removes the description */
  description?: string;
  /** known tags only; see `PLAYLIST_TAGS_MAX` */
  tags?: readonly string[];
  cover?: Cover;
  /**
   * true makes a private playlist public; false makes a public one private, only with the capability `playlist-hide`
   * (docs/api-extensions.md#own-playlists)
   */
  publish?: boolean;
}

export type PlaylistField = keyof PlaylistEdit;

/** Errors by field; empty when every change succeeded. */
export type EditFailures = ReadonlyMap<PlaylistField, unknown>;

interface EditVariables {
  id: string;
  edit: PlaylistEdit;
}

type Step = [PlaylistField, () => Promise<object>];

/**
 * One call per field: the calls for several fields at once do not accept every text
 * (docs/specification/contract/collecting.md#own-playlists).
 */
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
        // Crop area: the whole square. Without a size some services crop to a corner. The file is last in the
        // form.
        const params = { id, imgSize: cover.edge, imgX: 0, imgY: 0, imgFile: cover.picture };
        return http.call(endpoints.cloud.playlistCoverUpdate, { params });
      },
    ],
    publish !== undefined && [
      'publish',
      () =>
        http.call(publish ? endpoints.library.playlistPrivacy : endpoints.library.playlistHide, {
          params: { id },
        }),
    ],
  ];
  return steps.filter((step) => step !== false);
}

/**
 * Changes the given fields of a playlist of the user. A refused field does not stop the others; once the service
 * is unreachable, the remaining fields are not tried.
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
    // Awaited, so that the playlist is up to date when the user returns to it.
    onSuccess: async (_failures, { id }, _result, { client }) => {
      void client.invalidateQueries({ queryKey: libraryKeys.playlists() });
      await client.invalidateQueries({ queryKey: libraryKeys.playlistPage(id), exact: true });
    },
  });
