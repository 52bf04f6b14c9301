import { Trans } from '@lingui/react/macro';
import type { SharedResource } from '@qingyin/data-social';
import classes from './SharedCard.module.css';
import { SharedCollection } from './SharedCollection.tsx';
import { SharedFilm } from './SharedFilm.tsx';
import { SharedSong } from './SharedSong.tsx';

/** Item shared by a post, playable or linked; a note if it was deleted. */
export function SharedCard({ thing }: { thing: SharedResource }) {
  if ('track' in thing) return <SharedSong track={thing.track} />;
  if (thing.kind === 'mv' || thing.kind === 'video')
    return <SharedFilm kind={thing.kind} film={thing.film} />;
  if (!('collection' in thing))
    return (
      <p className={classes.gone}>
        <Trans>分享的内容已经不在了</Trans>
      </p>
    );
  return <SharedCollection kind={thing.kind} collection={thing.collection} />;
}
