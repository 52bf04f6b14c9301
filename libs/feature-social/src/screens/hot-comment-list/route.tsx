import { createLazyRoute } from '@qingyin/routing';
import { HotCommentList } from './HotCommentList.tsx';

export const route = createLazyRoute('/hot-comment-list/$id/$type')({ component: HotCommentList });
