import { groupNames } from '@qingyin/shortcuts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './CommandPalette.module.css';
import type { PaletteGroup } from './use-palette-options.ts';

/** A group of palette lines below its heading. */
export function PaletteGroupSection({ group, children }: { group: PaletteGroup; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const titles: Readonly<Record<PaletteGroup, string>> = {
    recent: t`最近用过`,
    player: i18n._(groupNames.player),
    view: i18n._(groupNames.view),
    page: i18n._(groupNames.page),
    correction: t`你是不是要找`,
    songs: t`单曲`,
    artists: t`歌手`,
    albums: t`专辑`,
    playlists: t`歌单`,
    all: t`全部结果`,
  };
  return (
    <div role="group" aria-label={titles[group]}>
      {group !== 'all' && (
        <div className={styles.title} aria-hidden>
          {titles[group]}
        </div>
      )}
      {children}
    </div>
  );
}
