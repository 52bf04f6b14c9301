import { Section } from '@qingyin/list-layout';
import { CompactSongsSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import { buttonClass, lazyComponent } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import classes from './DailySongs.module.css';
import { DAILY_ROWS } from './daily-rows.ts';
import { DateTile } from './DateTile.tsx';
import { DAILY_ID } from './scroll-to-daily-songs.ts';

/** Lazy: guests do not need its code for the first page. */
const DailyList = lazyComponent(async () => ({ default: (await import('./DailyList.tsx')).DailyList }));

/**
 * Daily songs (每日推荐) of a signed-in user; an invitation for guests
 * (docs/specification/screens/find-music.md#personal-recommendation).
 */
export function DailySongs() {
  const { i18n } = useLingui();
  const login = useSession((session) => session.login);
  return (
    <div id={DAILY_ID} tabIndex={-1} className={classes.block}>
      <Section title={i18n._(blockNames.daily)} pending={<DailySkeleton />}>
        {login ? <DailyList /> : <DailyInvitation />}
      </Section>
    </div>
  );
}

function DailyInvitation() {
  return (
    <div className={classes.invitation}>
      <DateTile />
      <div className={classes.text}>
        <p className={classes.promise}>
          <Trans>每天清晨，按你的口味挑好一天的歌。</Trans>
        </p>
        <p className={classes.prompt}>
          <Trans>登录可以体验更多功能哦！</Trans>
        </p>
      </div>
      <Link to="/login" className={buttonClass('soft')}>
        <Trans>去登录</Trans>
      </Link>
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
