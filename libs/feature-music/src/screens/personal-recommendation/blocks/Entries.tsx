import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCanOpen } from '@qingyin/media-kit';
import { Link } from '@qingyin/routing';
import { IconChartBar, IconPlaylist, IconRadio } from '@tabler/icons-react';
import { type ComponentType } from 'react';
import classes from './Entries.module.css';

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

/** Ways into the other discovery screens, as far as these exist. 每日推荐 is a block of this page itself. */
export function Entries() {
  const { t, i18n } = useLingui();
  const canOpen = useCanOpen();
  const open = entries.filter(({ to }) => canOpen(to));
  if (open.length === 0) return null;
  return (
    <nav aria-label={t`发现`} className={classes.entries}>
      {open.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.entry}>
          <Icon size={22} stroke={1.5} aria-hidden />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
