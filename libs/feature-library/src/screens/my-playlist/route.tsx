import { createLazyRoute } from '@qingyin/routing';
import { MyPlaylists } from './MyPlaylists.tsx';

export const route = createLazyRoute('/my-playlist')({ component: MyPlaylists });
