import { createLazyRoute } from '@qingyin/routing';
import { AlbumDetail } from './AlbumDetail.tsx';

export const route = createLazyRoute('/album/$id')({ component: AlbumDetail });
