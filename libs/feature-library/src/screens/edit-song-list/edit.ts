import {
  PLAYLIST_DESCRIPTION_MAX,
  PLAYLIST_NAME_MAX,
  PLAYLIST_TAGS_MAX,
  type PlaylistDetail,
} from '@qingyin/contract';
import type { PlaylistEdit, PlaylistField } from '@qingyin/data-library';

/** `privacy` of a list that only its owner sees (contract page, part 5 "Playlist"). */
export const PRIVATE = 10;
/** `specialType` of the liked songs, whose name stays. */
const LIKED_SONGS = 5;

export type Saved = Pick<
  PlaylistDetail,
  'name' | 'description' | 'tags' | 'privacy' | 'coverImgUrl' | 'specialType'
>;

export const hasFixedName = ({ specialType }: Pick<Saved, 'specialType'>): boolean =>
  specialType === LIKED_SONGS;

/** What of an edit is a change of the list as the service has it, as it is to be sent. */
export function changesIn(edit: PlaylistEdit, saved: Saved): PlaylistEdit {
  const { tags, cover, publish } = edit;
  const name = edit.name?.trim();
  const description = edit.description?.trim();
  return {
    ...(name !== undefined && name !== saved.name && !hasFixedName(saved) && { name }),
    ...(description !== undefined && description !== (saved.description ?? '').trim() && { description }),
    ...(tags && tags.join(';') !== saved.tags.join(';') && { tags }),
    ...(cover && { cover }),
    ...(publish && saved.privacy === PRIVATE && { publish }),
  };
}

export const isEmpty = (edit: PlaylistEdit): boolean => Object.keys(edit).length === 0;

/** What is wrong with a field before anything is sent. */
export type Fault = 'missing' | 'too-long' | 'too-many';

export function faultsIn(edit: PlaylistEdit): ReadonlyMap<PlaylistField, Fault> {
  const { name, description = '', tags = [] } = edit;
  const faults = new Map<PlaylistField, Fault>();
  if (name !== undefined && name.trim() === '') faults.set('name', 'missing');
  if (name !== undefined && name.trim().length > PLAYLIST_NAME_MAX) faults.set('name', 'too-long');
  if (description.trim().length > PLAYLIST_DESCRIPTION_MAX) faults.set('description', 'too-long');
  if (tags.length > PLAYLIST_TAGS_MAX) faults.set('tags', 'too-many');
  return faults;
}
