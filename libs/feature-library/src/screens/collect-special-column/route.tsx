import { createLazyRoute, getRouteApi } from '@qingyin/routing';
import { CollectionPage } from '../../collections/CollectionPage.tsx';
import { topics } from '../../collections/kinds/topics.tsx';

const api = getRouteApi('/collect-special-column');

function ColumnCollection() {
  return <CollectionPage facts={topics} search={api.useSearch()} />;
}

export const route = createLazyRoute('/collect-special-column')({ component: ColumnCollection });
