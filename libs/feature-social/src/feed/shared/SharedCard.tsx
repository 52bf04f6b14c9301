import { Trans } from '@lingui/react/macro';
import type { SharedResource } from '@qingyin/data-social';
import classes from './SharedCard.module.css';
import { SharedCollection } from './SharedCollection.tsx';
import { SharedFilm } from './SharedFilm.tsx';
import { SharedSong } from './SharedSong.tsx';

/** Item shared by a post, playable or linked; a note if it was deleted. */
export function SharedCard({ shared }: { shared: SharedResource }) {
  if ('track' in shared) return <SharedSong track={shared.track} />;
  if (shared.kind === 'mv' || shared.kind === 'video')
    return <SharedFilm kind={shared.kind} film={shared.film} />;
  if (!('collection' in shared))
    return (
      <p className={classes.gone}>
        <Trans>分享的内容已经不在了</Trans>
      </p>
    );
  return <SharedCollection kind={shared.kind} collection={shared.collection} />;
}
