import { Trans } from '@lingui/react/macro';
import type { Search } from '../search-params.ts';

/** Message for a search without results. */
export function NoResultsMessage({ type, query }: Pick<Search, 'type' | 'query'>) {
  switch (type) {
    case 'all':
      return <Trans>没有找到和“{query}”相关的内容。</Trans>;
    case 'song':
      return <Trans>没有找到和“{query}”相关的歌曲。</Trans>;
    case 'artist':
      return <Trans>没有找到和“{query}”相关的歌手。</Trans>;
    case 'album':
      return <Trans>没有找到和“{query}”相关的专辑。</Trans>;
    case 'video':
      return <Trans>没有找到和“{query}”相关的视频。</Trans>;
    case 'playlist':
      return <Trans>没有找到和“{query}”相关的歌单。</Trans>;
    case 'lyric':
      return <Trans>没有哪首歌的歌词里有“{query}”。</Trans>;
    case 'user':
      return <Trans>没有找到和“{query}”相关的用户。</Trans>;
  }
}
