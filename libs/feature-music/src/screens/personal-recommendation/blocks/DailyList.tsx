import { AddMusicLink } from '@qingyin/auth-gate';
import { PlayButton } from '@qingyin/track-actions';
import { CompactSongs } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { dailySongsQuery } from '@qingyin/data-music';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { Button, EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blockNames } from '../block-order/block-names.ts';
import { DAILY_ROWS } from './daily-rows.ts';
import classes from './DailySongs.module.css';
import { DateTile } from './DateTile.tsx';

const source = { kind: 'daily', id: 'today' };

/** Daily songs: the first rows, all on demand; the date tile plays them. */
export function DailyList() {
  const { i18n } = useLingui();
  const { data: tracks } = useSuspenseQuery(dailySongsQuery());
  const [open, setOpen] = useState(false);
  const player = usePlayer();
  const current = usePlayerState((state) => state.source?.kind === source.kind);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const name = i18n._(blockNames.daily);
  const count = tracks.length;

  if (count === 0)
    return (
      <EmptyState drawing="tea" action={<AddMusicLink />}>
        <Trans>今天的歌还没有挑好，过一会儿再来。</Trans>
      </EmptyState>
    );
  const toggle = () => {
    if (current) return player.toggle();
    const playable = tracks.filter(({ unplayable }) => unplayable === null);
    player.playList(playable, undefined, source);
  };
  return (
    <div className={classes.daily}>
      <DateTile>
        <PlayButton playing={current && sounding} name={name} onClick={toggle} />
      </DateTile>
      <div>
        <CompactSongs
          name={name}
          tracks={open ? tracks : tracks.slice(0, DAILY_ROWS)}
          queue={tracks}
          source={source}
        />
        {count > DAILY_ROWS && (
          <Button
            className={classes.more}
            variant="plain"
            size="s"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <Trans>收起</Trans> : <Trans>展开全部 {count} 首</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
