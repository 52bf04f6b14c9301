import { Section } from '@qingyin/list-layout';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { blockNames } from '../block-order/block-names.ts';
import classes from './DailySongs.module.css';
import { DailyList } from './DailyList.tsx';
import { DAILY_ROWS } from './daily-rows.ts';
import { DateTile } from './DateTile.tsx';
import { DAILY_ID } from './scroll-to-daily-songs.ts';

/**
 * Daily songs (每日推荐) of a signed-in user
 * (docs/specification/screens/find-music.md#personal-recommendation).
 */
export function DailySongs() {
  const { i18n } = useLingui();
  return (
    <div id={DAILY_ID} tabIndex={-1} className={classes.block}>
      <Section title={i18n._(blockNames.daily)} pending={<DailySkeleton />}>
        <DailyList />
      </Section>
    </div>
  );
}

function DailySkeleton() {
  return (
    <div className={classes.daily}>
      <DateTile />
      <CompactSongsSkeleton rows={DAILY_ROWS} />
    </div>
  );
}
