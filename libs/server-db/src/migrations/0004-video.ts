import type { Kysely, Migration } from 'kysely';
import { addColumn, type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  video: {
    key: ['id'],
    numbers: 'id creator_id duration_ms play_count published_at width height song_id?',
    texts: 'vid title description image_key provider? url?',
  },
  video_group: { key: ['id'], numbers: 'id position category', texts: 'name' },
  video_in_group: { key: ['group_id', 'video_id'], numbers: 'group_id video_id' },
  media_source: {
    key: ['kind', 'resource_id', 'resolution'],
    numbers: 'resource_id resolution size',
    texts: 'kind url md5',
  },
  playlist_tag: { key: ['id'], numbers: 'id category hot position', texts: 'name' },
  artist_chapter: {
    key: ['artist_id', 'position'],
    numbers: 'artist_id position',
    texts: 'title body',
  },
};

const indexes: IndexShape[] = [
  ['video_by_time', 'video', ['published_at']],
  ['video_by_song', 'video', ['song_id']],
  ['video_by_creator', 'video', ['creator_id']],
  ['video_in_group_by_video', 'video_in_group', ['video_id']],
  ['mv_by_artist', 'mv', ['artist_id']],
  ['mv_by_song', 'mv', ['song_id']],
  ['album_by_time', 'album', ['publish_time']],
  ['artist_by_initial', 'artist', ['initial']],
];

/** Videos, files of films, sort columns of MVs, playlist tags and chapters of artist biographies. */
export const video: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
    await db.schema.createIndex('video_by_vid').on('video').column('vid').unique().execute();
    await addColumn(db, 'mv', 'area', 'text', '内地');
    await addColumn(db, 'mv', 'type', 'text', '官方版');
    await addColumn(db, 'mv', 'score', 'bigint');
    await addColumn(db, 'mv', 'last_rank', 'bigint');
  },
};
