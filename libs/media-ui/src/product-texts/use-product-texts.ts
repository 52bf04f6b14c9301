import { useLingui } from '@lingui/react';
import { LIKED_SONGS } from '@qingyin/contract';
import { defaultLocale } from '@qingyin/i18n';
import { useLoadTexts } from '@qingyin/i18n/react';
import { createValueStore } from '@qingyin/observable';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type * as Tables from './product-texts.ts';

/** What decides the displayed name of a playlist. */
interface NamedPlaylist {
  name: string;
  specialType?: number | undefined;
}

/** Null until the first component outside of Chinese has loaded them: the first view has no room for them. */
const tables = createValueStore<typeof Tables | null>(null);

/**
 * Returns a function that translates product texts of the server, such as labels of banners; others, by people or
 * of foreign services, are returned unchanged.
 */
export function useProductText(): (kind: Tables.ProductTextKind, text: string) => string {
  // `translate` is a new function after a language change; `i18n` is the same object.
  const { i18n, _: translate } = useLingui();
  const loadTexts = useLoadTexts();
  const loaded = useSyncExternalStore(tables.subscribe, tables.get, tables.get);
  const foreign = i18n.locale !== defaultLocale;
  useEffect(() => {
    // After a failure the texts stay as the server spells them; the next component tries again.
    if (foreign && !tables.get())
      Promise.all([import('./product-texts.ts'), loadTexts()]).then(
        ([module]) => tables.set(module),
        () => undefined,
      );
  }, [foreign, loadTexts]);
  return useCallback(
    (kind, text) => (foreign && loaded?.productText(kind, text, translate)) || text,
    [foreign, loaded, translate],
  );
}

/** Returns a function for the displayed name of a playlist: charts and liked songs in the user's language. */
export function usePlaylistNames(): (playlist: NamedPlaylist) => string {
  const textOf = useProductText();
  return useCallback(
    ({ name, specialType }) => textOf(specialType === LIKED_SONGS ? 'liked' : 'playlist', name),
    [textOf],
  );
}
