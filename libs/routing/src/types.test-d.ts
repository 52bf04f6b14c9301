// Type tests: this file is part of the library's type check; nothing runs it.
import { getRouteApi, type LinkProps, type ScreenPath } from './index.ts';
import { defineScreen, type ScreenTable } from './screen-table.ts';
import type { AppRouter } from './create-app-router.ts';

type To = LinkProps<'a', AppRouter>['to'];

export const goodPaths: ScreenPath[] = ['/playList/$id', '/login', '/hot-comment-list/$id/$type'];
// @ts-expect-error no such path
export const wrongPath: ScreenPath = '/playlist/$id';
// @ts-expect-error no such link target
export const wrongTarget: To = '/nowhere';

const playlist = getRouteApi('/playList/$id');
export const id = (): string => playlist.useParams().id;
// @ts-expect-error the param is called id
export const noParam = () => playlist.useParams().playlistId;
// @ts-expect-error not an id of the tree
getRouteApi('/playList/$name');

export const typed = defineScreen('/search-detail/$type', {
  load: ({ params, search }) => {
    const type: 'song' | 'artist' | 'album' | 'video' | 'playlist' | 'lyric' | 'user' = params.type;
    const keywords: string | undefined = search.keywords;
    // @ts-expect-error not a search value of this route
    void search.nothing;
    return Promise.resolve([type, keywords]);
  },
  view: () => Promise.reject(new Error('types only')),
});

// @ts-expect-error a table without all routes is refused
export const incomplete: ScreenTable = { '/login': typed };
