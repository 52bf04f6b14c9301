import { createLazyRoute, getRouteApi } from '@qingyin/routing';
import { CollectionPage } from '../../collections/CollectionPage.tsx';
import { albums } from '../../collections/kinds/albums.tsx';

const api = getRouteApi('/collect-album');

function AlbumCollection() {
  return <CollectionPage facts={albums} search={api.useSearch()} />;
}

export const route = createLazyRoute('/collect-album')({ component: AlbumCollection });
