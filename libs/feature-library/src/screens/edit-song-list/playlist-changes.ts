import {
  PLAYLIST_DESCRIPTION_MAX,
  PLAYLIST_NAME_MAX,
  PLAYLIST_TAGS_MAX,
  type PlaylistDetail,
  LIKED_SONGS,
  PRIVATE_PLAYLIST,
} from '@qingyin/contract';
import type { PlaylistEdit, PlaylistField } from '@qingyin/data-library';

/** Fields of the playlist as saved by the service. */
export type SavedPlaylist = Pick<
  PlaylistDetail,
  'name' | 'description' | 'tags' | 'privacy' | 'coverImgUrl' | 'specialType'
>;

/** Whether a playlist cannot be renamed: the liked songs. */
export const hasFixedName = ({ specialType }: Pick<SavedPlaylist, 'specialType'>): boolean =>
  specialType === LIKED_SONGS;

/** Fields of an edit that differ from the saved playlist, normalized for sending. */
export function changesIn(edit: PlaylistEdit, saved: SavedPlaylist): PlaylistEdit {
  const { tags, cover, publish } = edit;
  const name = edit.name?.trim();
  const description = edit.description?.trim();
  return {
    ...(name !== undefined && name !== saved.name && !hasFixedName(saved) && { name }),
    ...(description !== undefined && description !== (saved.description ?? '').trim() && { description }),
    ...(tags && tags.join(';') !== saved.tags.join(';') && { tags }),
    ...(cover && { cover }),
    ...(publish === (saved.privacy === PRIVATE_PLAYLIST) && { publish }),
  };
}

export const isEmpty = (edit: PlaylistEdit): boolean => Object.keys(edit).length === 0;

/** Validation error of a field, before anything is sent. */
export type FieldError = 'missing' | 'too-long' | 'too-many';

/** Validates the edited fields of a playlist; returns the invalid ones with their errors. */
export function validateEdit(edit: PlaylistEdit): ReadonlyMap<PlaylistField, FieldError> {
  const { name, description = '', tags = [] } = edit;
  const faults = new Map<PlaylistField, FieldError>();
  if (name !== undefined && name.trim() === '') faults.set('name', 'missing');
  if (name !== undefined && name.trim().length > PLAYLIST_NAME_MAX) faults.set('name', 'too-long');
  if (description.trim().length > PLAYLIST_DESCRIPTION_MAX) faults.set('description', 'too-long');
  if (tags.length > PLAYLIST_TAGS_MAX) faults.set('tags', 'too-many');
  return faults;
}
