import type { Kysely, Migration } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/** Music libraries: folders of the server and uploads whose files are songs of the catalogue. */
export const musicLibraries: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        music_library: {
          key: ['id'],
          generated: true,
          numbers: 'owner_id? everyone guests watch from_options created_at scanned_at removed_at?',
          texts: 'kind name path state reason detail',
        },
        music_library_member: { key: ['library_id', 'user_id'], numbers: 'library_id user_id' },
        music_folder: {
          key: ['id'],
          generated: true,
          numbers: 'library_id dirty',
          texts: 'path signature sidecars',
        },
        music_file: {
          key: ['id'],
          generated: true,
          numbers:
            'library_id folder_id size modified_at tries missing_since? added_at duration_ms bitrate sample_rate channels bits',
          texts: 'name inode state error audio_hash type tags picture',
        },
        song_file: {
          key: ['file_id', 'start_ms', 'library_id'],
          numbers: 'file_id start_ms library_id song_id end_ms?',
        },
        song_audio: {
          key: ['scope', 'audio_hash', 'song_id'],
          numbers: 'scope song_id',
          texts: 'audio_hash',
        },
        library_song: {
          key: ['song_id'],
          numbers:
            'song_id file_id added_at missing_since? year disc_no bits channels track_gain? album_gain?',
          texts: 'disc_subtitle type mbid artist_text sort_key lyric',
        },
        library_album: {
          key: ['album_id'],
          numbers: 'album_id year original_year added_at',
          texts: 'identity mbid kind sort_key initial',
        },
        library_artist: {
          key: ['artist_id'],
          numbers: 'artist_id',
          texts: 'identity mbid sort_key initial',
        },
        song_genre: { key: ['song_id', 'genre_key'], numbers: 'song_id', texts: 'genre_key genre' },
        music_picture: { key: ['hash'], numbers: 'library_id file_id?', texts: 'hash path' },
        music_playlist_file: {
          key: ['id'],
          generated: true,
          numbers: 'library_id size modified_at',
          texts: 'path',
        },
      },
      [
        ['music_library_member_user', 'music_library_member', ['user_id']],
        ['music_file_folder', 'music_file', ['folder_id']],
        ['music_file_state', 'music_file', ['library_id', 'state']],
        ['music_file_missing', 'music_file', ['library_id', 'missing_since']],
        ['music_file_picture', 'music_file', ['picture']],
        ['song_file_song', 'song_file', ['song_id', 'library_id']],
        ['song_audio_song', 'song_audio', ['song_id']],
        ['library_song_added', 'library_song', ['added_at']],
        ['library_song_mbid', 'library_song', ['mbid']],
        ['library_song_sort', 'library_song', ['sort_key']],
        ['library_album_added', 'library_album', ['added_at']],
        ['library_album_sort', 'library_album', ['sort_key']],
        ['library_artist_sort', 'library_artist', ['sort_key']],
        ['song_genre_by_key', 'song_genre', ['genre_key', 'song_id']],
      ],
    );
    for (const [name, table, columns] of [
      ['music_folder_path', 'music_folder', ['library_id', 'path']],
      ['library_album_identity', 'library_album', ['identity']],
      ['library_artist_identity', 'library_artist', ['identity']],
      ['music_playlist_file_path', 'music_playlist_file', ['library_id', 'path']],
    ] as const)
      await db.schema
        .createIndex(name)
        .unique()
        .on(table)
        .columns([...columns])
        .execute();
    for (const column of ['access', 'bitrate', 'sample_rate', 'file_size'])
      await addColumn(db, 'song', column, 'bigint');
  },
};
