import { createLazyRoute } from '@qingyin/routing';
import { QualityPlaylists } from './QualityPlaylists.tsx';

export const route = createLazyRoute('/find-music/quality-play-list/$id')({ component: QualityPlaylists });
