import { createLazyRoute } from '@qingyin/routing';
import { SongList } from './SongList.tsx';

export const route = createLazyRoute('/find-music/song-list')({ component: SongList });
