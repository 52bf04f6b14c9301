import { CORRECTED_SONGS_MAX } from '@qingyin/contract';

/** Capability of servers whose administrators correct tags of music libraries (docs/api-extensions.md). */
export const TAG_CORRECTIONS = 'tag-corrections';

/** Ids of songs in folders of music libraries; songs of users have greater ones. */
const [FIRST_SONG, FIRST_UPLOAD] = [1_000_000_000, 2_000_000_000];

/** Whether the tags of these songs can be corrected together. */
export const areCorrectable = (songIds: readonly number[]): boolean =>
  songIds.length > 0 &&
  songIds.length <= CORRECTED_SONGS_MAX &&
  songIds.every((id) => id >= FIRST_SONG && id < FIRST_UPLOAD);
