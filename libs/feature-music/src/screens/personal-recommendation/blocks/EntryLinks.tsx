import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { IconChartBar, IconPlaylist, IconRadio } from '@tabler/icons-react';
import { type ComponentType } from 'react';
import { blockNames } from '../block-order/block-names.ts';
import { CalendarDayIcon } from './CalendarDayIcon.tsx';
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

/** Entry links of the home page: the daily songs on the same page, and other discovery screens. */
export function EntryLinks() {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`发现`} className={classes.entries}>
      <button type="button" className={classes.entry} onClick={scrollToDailySongs}>
        <CalendarDayIcon />
        {i18n._(blockNames.daily)}
      </button>
      {entries.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.entry}>
          <Icon size={22} stroke={1.5} aria-hidden />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
