import { ALL_PLAYLISTS } from '@qingyin/data-music';

/** Category in a URL: its name, or `all` for all of them (docs/specification/routes.md#path-parameters). */
export const categoryOf = (id: string): string => (id === 'all' ? ALL_PLAYLISTS : id);
