import { useLingui } from '@lingui/react/macro';
import type { PlaylistSort } from './sort-playlists.ts';

/** Labels of the sort orders. */
export function useSortLabels(): Readonly<Record<PlaylistSort, string>> {
  const { t } = useLingui();
  return { own: t`我的顺序`, name: t`按名称`, updated: t`最近更新`, songs: t`歌曲最多` };
}
