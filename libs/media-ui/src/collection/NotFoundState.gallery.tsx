import { type GalleryState } from '@qingyin/ui/gallery';
import { NotFoundState } from './NotFoundState.tsx';

const states: readonly GalleryState[] = [
  {
    name: 'with a link to the home page',
    Example: () => <NotFoundState>这张专辑不存在，也许已被删除。</NotFoundState>,
  },
  {
    name: 'may be withheld from a guest',
    Example: () => <NotFoundState mayBeWithheld>没有找到这张专辑，它也许已经下架。</NotFoundState>,
  },
];
export default states;
