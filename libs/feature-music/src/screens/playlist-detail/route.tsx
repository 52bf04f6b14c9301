import { createLazyRoute } from '@qingyin/routing';
import { PlaylistDetail } from './PlaylistDetail.tsx';

export const route = createLazyRoute('/playList/$id')({ component: PlaylistDetail });
