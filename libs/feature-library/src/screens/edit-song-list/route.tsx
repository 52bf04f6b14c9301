import { createLazyRoute } from '@qingyin/routing';
import { EditSongList } from './EditSongList.tsx';

export const route = createLazyRoute('/edit-song-list')({ component: EditSongList });
