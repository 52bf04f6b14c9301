import { createLazyRoute } from '@qingyin/routing';
import { LibraryGenres } from './LibraryGenres.tsx';

export const route = createLazyRoute('/library/genres')({ component: LibraryGenres });
