import { Plural } from '@lingui/react/macro';
import type { ResultType } from '../search-params.ts';

export interface ResultCountProps {
  type: ResultType;
  count: number;
}

/** Number of results of a kind, as a sentence. */
export function ResultCount({ type, count }: ResultCountProps) {
  switch (type) {
    case 'artist':
      return <Plural value={count} other="找到 # 位歌手" />;
    case 'album':
      return <Plural value={count} other="找到 # 张专辑" />;
    case 'video':
      return <Plural value={count} other="找到 # 个视频" />;
    case 'playlist':
      return <Plural value={count} other="找到 # 个歌单" />;
    case 'lyric':
      return <Plural value={count} other="在 # 首歌的歌词里找到" />;
    case 'user':
      return <Plural value={count} other="找到 # 位用户" />;
    case 'song':
      return <Plural value={count} other="找到 # 首歌曲" />;
  }
}
