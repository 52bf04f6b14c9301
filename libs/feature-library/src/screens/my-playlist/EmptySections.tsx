import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { Button, buttonClass } from '@qingyin/ui';
import classes from './EmptySections.module.css';

/** Empty state of the created playlists (only the liked songs exist) with a button to create one. */
export function EmptyCreated({ onNew }: { onNew: () => void }) {
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

/** Empty state of the collected playlists with a link to public ones. */
export function EmptyCollected() {
  return (
    <div className={classes.none}>
      <p>
        <Trans>还没有收藏歌单。遇到喜欢的，点一下收藏，它就会在这里。</Trans>
      </p>
      <Link to="/find-music/song-list" className={buttonClass('soft', 's')}>
        <Trans>看看全部歌单</Trans>
      </Link>
    </div>
  );
}
