import { type CloudSong } from '@qingyin/data-library';

/** Song whose edit dialog is open, and which dialog. */
export interface EditTarget {
  kind: 'tags' | 'match';
  song: CloudSong;
}
