import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRequireLogin } from '@qingyin/auth-gate';
import { Link } from '@qingyin/routing';
import { IconCalendarHeart, IconChartBar, IconPlaylist, IconRadio } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { blockNames } from '../block-order/block-names.ts';
import { homeLayoutQuery } from '../block-order/block-order-query.ts';
import classes from './EntryLinks.module.css';
import { scrollToDailySongs } from './scroll-to-daily-songs.ts';

interface Entry {
  to: '/fm' | '/find-music/song-list' | '/find-music/top';
  label: MessageDescriptor;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
}

const entries: readonly Entry[] = [
  { to: '/fm', label: msg`私人FM`, icon: IconRadio },
  { to: '/find-music/song-list', label: msg`歌单`, icon: IconPlaylist },
  { to: '/find-music/top', label: msg`排行榜`, icon: IconChartBar },
];

/**
 * Entry links of the home page: the daily songs on the same page, for which guests are asked to log in, and other
 * discovery screens.
 */
export function EntryLinks() {
  const { t, i18n } = useLingui();
  const { data: layout } = useSuspenseQuery(homeLayoutQuery());
  const require = useRequireLogin();
  const showDaily = () => {
    if (require({ kind: 'daily-songs', payload: {} })) scrollToDailySongs();
  };
  return (
    <div role="group" aria-label={t`发现`} className={classes.entries}>
      {!layout.hidden.includes('daily') && (
        <button type="button" className={classes.entry} onClick={showDaily}>
          <IconCalendarHeart size={22} stroke={1.5} aria-hidden />
          {i18n._(blockNames.daily)}
        </button>
      )}
      {entries.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.entry}>
          <Icon size={22} stroke={1.5} aria-hidden />
          {i18n._(label)}
        </Link>
      ))}
    </div>
  );
}
