import { Rank } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import type { Chart } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import classes from './ChartSongs.module.css';

/** First songs of a chart by name. */
export function ChartSongs({ tracks, trackCount }: Pick<Chart, 'tracks' | 'trackCount'>) {
  if (tracks.length === 0)
    return (
      <p className={classes.none}>
        {trackCount === 0 ? <Trans>还没有歌上榜。</Trans> : <Trans>点开看看榜上的歌</Trans>}
      </p>
    );
  return (
    <ol className={classes.songs}>
      {tracks.map(({ first, second }, place) => (
        <li key={place} className={classes.song}>
          <span className={classes.rank}>
            <Rank place={place} />
          </span>
          <CatalogueText className={classes.name} text={first} />
          <CatalogueText className={classes.artist} text={second} />
        </li>
      ))}
    </ol>
  );
}
