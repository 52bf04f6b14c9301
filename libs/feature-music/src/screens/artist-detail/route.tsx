import { createLazyRoute } from '@qingyin/routing';
import { ArtistDetail } from './ArtistDetail.tsx';

export const route = createLazyRoute('/artists-detail')({ component: ArtistDetail });
