import { createLazyRoute } from '@qingyin/routing';
import { EditPlaylist } from './EditPlaylist.tsx';

export const route = createLazyRoute('/edit-song-list')({ component: EditPlaylist });
