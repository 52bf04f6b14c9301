import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { withOut, type Collectable, type CollectionPages } from './collection-pages.ts';
import type { CollectionKind } from './collections.ts';

/**
 * Takes something out of a collection on the screen, or puts it back where it stood. Answers whether the collection
 * held it: where it did not, only the service knows how the collection stands.
 */
export async function showOut(
  client: QueryClient,
  kind: CollectionKind,
  id: string,
  isOut: boolean,
): Promise<boolean> {
  const queryKey = libraryKeys.collection(kind);
  // A page on its way was asked for by where it stood before.
  await client.cancelQueries({ queryKey, exact: true });
  const data = client.getQueryData<CollectionPages<Collectable>>(queryKey);
  const changed = data && withOut(data, id, isOut);
  if (changed) client.setQueryData(queryKey, changed);
  return changed !== undefined;
}
