import type { SongColumn } from '@qingyin/track-list';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlayedSong } from '@qingyin/data-social';
import { directionOf } from '@qingyin/i18n';
import { type CSSProperties, useMemo } from 'react';
import classes from './Record.module.css';

/** Column with the play count of each song and a bar to compare them. */
export function useRecordColumns(songs: readonly PlayedSong[]): readonly SongColumn[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const byId = new Map(songs.map((song) => [song.track.id, song]));
    // Cells take the direction of their text (`dir="auto"`); the bars follow the page's.
    const dir = directionOf(i18n.locale);
    return [
      {
        id: 'plays',
        label: t`播放次数`,
        width: '180px',
        cell: ({ id }) => {
          const { plays = 0, share = 0 } = byId.get(id) ?? {};
          return (
            <span
              dir={dir}
              className={classes.plays}
              style={{ '--share': share.toFixed(3) } as CSSProperties}
            >
              <bdi>{t`${plural(plays, { other: '# 次' })}`}</bdi>
            </span>
          );
        },
      },
    ];
  }, [songs, t, i18n.locale]);
}
