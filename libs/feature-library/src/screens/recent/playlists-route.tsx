import { createLazyRoute } from '@qingyin/routing';
import { RecentPlaylists } from './RecentPlaylists.tsx';

export const route = createLazyRoute('/recently-played-playlist')({ component: RecentPlaylists });
