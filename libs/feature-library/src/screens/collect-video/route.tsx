import { createLazyRoute, getRouteApi } from '@qingyin/routing';
import { CollectionPage } from '../../collections/CollectionPage.tsx';
import { films } from '../../collections/kinds/films.tsx';

const api = getRouteApi('/collect-video');

function VideoCollection() {
  return <CollectionPage facts={films} search={api.useSearch()} />;
}

export const route = createLazyRoute('/collect-video')({ component: VideoCollection });
