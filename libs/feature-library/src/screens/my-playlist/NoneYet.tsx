import { Trans } from '@lingui/react/macro';
import { useCanOpen } from '@qingyin/media-kit';
import { HOME_PATH, Link } from '@qingyin/routing';
import { Button, buttonClass } from '@qingyin/ui';
import classes from './NoneYet.module.css';

const SQUARE = '/find-music/song-list';

/** Nothing but the liked songs: the way to a first list. */
export function NoneMade({ onNew }: { onNew: () => void }) {
  return (
    <div className={classes.none}>
      <p>
        <Trans>还没有自己的歌单。建一个，把想一起听的歌放进去。</Trans>
      </p>
      <Button size="s" onClick={onNew}>
        <Trans>新建歌单</Trans>
      </Button>
    </div>
  );
}

/** Nothing is collected: the way to lists of others. */
export function NoneCollected() {
  const canOpen = useCanOpen();
  return (
    <div className={classes.none}>
      <p>
        <Trans>还没有收藏歌单。遇到喜欢的，点一下收藏，它就会在这里。</Trans>
      </p>
      <Link to={canOpen(SQUARE) ? SQUARE : HOME_PATH} className={buttonClass('soft', 's')}>
        <Trans>看看全部歌单</Trans>
      </Link>
    </div>
  );
}
