import { createLazyRoute, getRouteApi } from '@qingyin/routing';
import { CollectionPage } from '../../collections/CollectionPage.tsx';
import { artists } from '../../collections/kinds/artists.tsx';

const api = getRouteApi('/collect-singer');

function SingerCollection() {
  return <CollectionPage facts={artists} search={api.useSearch()} />;
}

export const route = createLazyRoute('/collect-singer')({ component: SingerCollection });
