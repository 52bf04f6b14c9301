// Type tests: part of the library's type check, not executed.
import { getRouteApi, type LinkProps, type ScreenPath } from './index.ts';
import { defineScreen, type ScreenTable } from './screen-table.ts';
import type { AppRouter } from './create-app-router.ts';

type To = LinkProps<'a', AppRouter>['to'];

export const goodPaths: ScreenPath[] = ['/playList/$id', '/login', '/hot-comment-list/$id/$type'];
// @ts-expect-error unknown path
export const wrongPath: ScreenPath = '/playlist/$id';
// @ts-expect-error unknown link target
export const wrongTarget: To = '/nowhere';

const playlist = getRouteApi('/playList/$id');
export const id = (): string => playlist.useParams().id;
// @ts-expect-error the param is named id
export const noParam = () => playlist.useParams().playlistId;
// @ts-expect-error unknown route id
getRouteApi('/playList/$name');

export const typed = defineScreen('/search-detail/$type', {
  load: ({ params, search }) => {
    const type: 'all' | 'song' | 'artist' | 'album' | 'video' | 'playlist' | 'lyric' | 'user' = params.type;
    const keywords: string | undefined = search.keywords;
    // @ts-expect-error unknown search parameter
    void search.nothing;
    return Promise.resolve([type, keywords]);
  },
  view: () => Promise.reject(new Error('types only')),
});

// @ts-expect-error the table lacks routes
export const incomplete: ScreenTable = { '/login': typed };
