import { useLingui } from '@lingui/react/macro';
import { type SortColumn } from './song-sort.ts';

/** Names of the columns that songs can be sorted by. */
export function useColumnNames(): Record<SortColumn, string> {
  const { t } = useLingui();
  return {
    title: t`标题`,
    artists: t({ message: '歌手', context: '列名' }),
    album: t({ message: '专辑', context: '列名' }),
    duration: t`时长`,
    rating: t`评分`,
    plays: t`播放次数`,
    played: t`上次播放`,
  };
}
