import { type CloudSong } from '@qingyin/data-library';

export interface Editing {
  kind: 'tags' | 'match';
  song: CloudSong;
}
