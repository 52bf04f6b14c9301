import { type LibraryName } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';

/** Dialog that is open, with its songs. */
export type EditTarget =
  | { kind: 'tags' | 'match'; song: CloudSong }
  | { kind: 'library'; songs: readonly CloudSong[]; libraries: readonly LibraryName[] };
