import { createLazyRoute } from '@qingyin/routing';
import { ExclusiveBroadcast } from './ExclusiveBroadcast.tsx';

export const route = createLazyRoute('/exclusive-broadcast')({ component: ExclusiveBroadcast });
