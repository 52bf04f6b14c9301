import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { useIsOwnProfile } from '../../../people/use-is-own-profile.ts';
import type { PlaylistKind } from './playlist-kind.ts';
import classes from './Playlists.module.css';

const MINE = '/my-playlist';
const SQUARE = '/find-music/song-list';

/** Empty state of a list of playlists. The owner is led to creating one, others to public playlists. */
export function NoPlaylists({ uid, kind }: { uid: string; kind: PlaylistKind }) {
  const own = useIsOwnProfile(uid);
  const to = own && kind === 'created' ? MINE : SQUARE;
  return (
    <div className={classes.none}>
      <p>
        <Sentence own={own} kind={kind} />
      </p>
      <Link to={to} className={buttonClass('soft', 's')}>
        {to === MINE ? <Trans>新建歌单</Trans> : <Trans>看看全部歌单</Trans>}
      </Link>
    </div>
  );
}

function Sentence({ own, kind }: { own: boolean; kind: PlaylistKind }) {
  if (kind === 'created')
    return own ? (
      <Trans>还没有自己的歌单。建一个，把想一起听的歌放进去。</Trans>
    ) : (
      <Trans>还没有公开的歌单。</Trans>
    );
  return own ? (
    <Trans>还没有收藏歌单。遇到喜欢的，点一下收藏，它就会在这里。</Trans>
  ) : (
    <Trans>还没有收藏歌单。</Trans>
  );
}
