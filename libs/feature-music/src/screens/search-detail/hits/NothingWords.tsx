import { Trans } from '@lingui/react/macro';
import type { Search } from '../search.ts';

/** Message for a search without results. */
export function NothingWords({ type, words }: Pick<Search, 'type' | 'words'>) {
  switch (type) {
    case 'song':
      return <Trans>没有找到和“{words}”相关的歌曲。</Trans>;
    case 'artist':
      return <Trans>没有找到和“{words}”相关的歌手。</Trans>;
    case 'album':
      return <Trans>没有找到和“{words}”相关的专辑。</Trans>;
    case 'video':
      return <Trans>没有找到和“{words}”相关的视频。</Trans>;
    case 'playlist':
      return <Trans>没有找到和“{words}”相关的歌单。</Trans>;
    case 'lyric':
      return <Trans>没有哪首歌的歌词里有“{words}”。</Trans>;
    case 'user':
      return <Trans>没有找到和“{words}”相关的用户。</Trans>;
  }
}
