import { createLazyRoute } from '@qingyin/routing';
import { VideoDetail } from './VideoDetail.tsx';

export const route = createLazyRoute('/video-detail/$vid')({ component: VideoDetail });
