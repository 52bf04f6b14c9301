import { useLingui } from '@lingui/react/macro';
import type { ListSort } from './sort-lists.ts';

/** Labels of the sort orders. */
export function useSortNames(): Readonly<Record<ListSort, string>> {
  const { t } = useLingui();
  return { own: t`我的顺序`, name: t`按名称`, updated: t`最近更新`, songs: t`歌曲最多` };
}
