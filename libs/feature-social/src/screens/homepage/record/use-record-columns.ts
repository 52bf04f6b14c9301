import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlayedSong } from '@qingyin/data-social';
import type { SongColumn } from '@qingyin/media-kit';
import { useMemo } from 'react';

/** How often each song was played, with a bar that compares them. */
export function useRecordColumns(songs: readonly PlayedSong[]): readonly SongColumn[] {
  const { t } = useLingui();
  return useMemo(() => {
    const byId = new Map(songs.map((song) => [song.track.id, song]));
    return [
      {
        id: 'plays',
        label: t`播放次数`,
        width: '180px',
        numeric: true,
        cell: ({ id }) => t`${plural(byId.get(id)?.plays ?? 0, { other: '# 次' })}`,
        share: ({ id }) => byId.get(id)?.share ?? 0,
      },
    ];
  }, [songs, t]);
}
