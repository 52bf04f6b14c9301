import { resourceTypes } from '@qingyin/server-catalogue';
import type { Tables } from '@qingyin/server-db';

/** A table whose rows refer to songs, and move with them. */
export interface MovedPlace {
  table: keyof Tables;
  /** column with the id of the song */
  song: string;
  /** column that names the row together with the song, or alone when there is no `pair` */
  row: string;
  /** true: a row for each song and `row`; false: `row` is the key alone */
  pair: boolean;
  /** column with the user whose row it is */
  user?: string;
  /** true: the rows are deleted too when no song stands in */
  forgotten: boolean;
  /** `resource_type` of the rows, for tables about several kinds of things */
  resource?: number;
}

const { song } = resourceTypes;

/** Tables that follow a song to the one that stands in for it. */
export const movedPlaces: readonly MovedPlace[] = [
  ...(
    [
      ['playlist_track', 'playlist_id'],
      ['play_record', 'user_id'],
      ['skipped_song', 'user_id'],
      ['unwanted_song', 'user_id'],
      ['song_rating', 'user_id'],
    ] as const
  ).map(([table, row]) => ({
    ...{ table, song: 'song_id', row, pair: true, user: 'user_id', forgotten: true },
  })),
  {
    ...{ table: 'resource_like', song: 'resource_id', row: 'user_id', pair: true, user: 'user_id' },
    ...{ forgotten: true, resource: song },
  },
  { table: 'play_log', song: 'song_id', row: 'id', pair: false, user: 'user_id', forgotten: false },
  {
    ...{ table: 'comment', song: 'resource_id', row: 'id', pair: false, user: 'user_id' },
    ...{ forgotten: false, resource: song },
  },
  { table: 'cloud_song', song: 'matched_id', row: 'id', pair: false, user: 'user_id', forgotten: false },
];
