import { type Db, openDb } from '@qingyin/server-db';
import { applyAlbum, type AppliedAlbum } from '../apply/apply-album.ts';
import { indexApplied } from '../apply/index-applied.ts';
import type { AlbumDraft, SongDraft } from '../derive/drafts.ts';
import { createShortWriter, type ShortWriter } from '../scan/short-writer.ts';

/** A database with one music library, for specs. */
export interface LibraryDatabase {
  db: Db;
  writer: ShortWriter;
  libraryId: number;
  addFolder(path: string): Promise<number>;
  /** Adds a file that has been read. */
  addFile(file: {
    folderId: number;
    name: string;
    sound: string;
    bits?: number;
    bitrate?: number;
    type?: string;
  }): Promise<number>;
  /** Applies a draft as a scan does. */
  apply(draft: AlbumDraft): Promise<AppliedAlbum>;
  songOf(fileId: number): Promise<number | undefined>;
  close(): Promise<void>;
}

const ADDED_AT = 1_700_000_000_000;

export async function createLibraryDatabase(): Promise<LibraryDatabase> {
  const db = await openDb(':memory:');
  const { id: libraryId } = await db
    .insertInto('music_library')
    .values({
      kind: 'folder',
      owner_id: null,
      name: '音乐',
      path: '/nonexistent/music',
      everyone: 1,
      guests: 0,
      watch: 1,
      from_options: 0,
      state: 'online',
      reason: '',
      detail: '',
      created_at: ADDED_AT,
      scanned_at: 0,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const writer = createShortWriter(db, new AbortController().signal);
  return {
    db,
    writer,
    libraryId,
    async addFolder(path) {
      const row = { library_id: libraryId, path, signature: '', sidecars: '', dirty: 1 };
      return (await db.insertInto('music_folder').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async addFile({ folderId, name, sound, bits = 0, bitrate = 128_000, type }) {
      const row = {
        ...{
          library_id: libraryId,
          folder_id: folderId,
          name,
          size: 24_000,
          modified_at: ADDED_AT,
          inode: '',
        },
        ...{ state: 'read' as const, tries: 0, error: '', missing_since: null, added_at: ADDED_AT },
        ...{
          audio_hash: sound,
          type: type ?? (bits ? 'flac' : 'mp3'),
          duration_ms: 3000,
          bitrate,
          sample_rate: 44_100,
        },
        ...{ channels: 2, bits, tags: '', picture: '' },
      };
      return (await db.insertInto('music_file').values(row).returning('id').executeTakeFirstOrThrow()).id;
    },
    async apply(draft) {
      const rows = await db.selectFrom('music_file').selectAll().execute();
      const applied = await applyAlbum(db, writer, draft, {
        scope: { scope: 0, libraryId, absolutePath: () => undefined },
        now: ADDED_AT,
        files: new Map(rows.map((row) => [row.id, row])),
        lyrics: new Map(),
        folderName: '文件夹',
        imageKey: undefined,
      });
      await indexApplied(db, writer, applied);
      return applied;
    },
    async songOf(fileId) {
      const row = await db
        .selectFrom('song_file')
        .select('song_id')
        .where('file_id', '=', fileId)
        .executeTakeFirst();
      return row?.song_id;
    },
    close: () => db.destroy(),
  };
}

/** An album with songs of the given files. */
export function albumDraft(
  songs: readonly ({ fileId: number } & Partial<SongDraft>)[],
  more: Partial<AlbumDraft> = {},
): AlbumDraft {
  const artist = { identity: 'artist:林间', name: '林间', mbid: '', sortName: '' };
  return {
    identity: 'album:林间:山中',
    mbid: '',
    name: '山中',
    artists: [artist],
    kind: 'album',
    year: 2020,
    originalYear: 2020,
    releasedAt: Date.UTC(2020, 0, 1),
    label: '',
    ...{ releaseGroup: '', editionKey: '山中', catalogueNumber: '', barcode: '', country: '' },
    sortName: '',
    picture: '',
    ...more,
    songs: songs.map((song, index) => ({
      startMs: 0,
      endMs: null,
      title: `歌曲 ${index + 1}`,
      artists: [artist],
      artistText: '林间',
      ...{ credits: [], work: '', movement: '', movementNo: 0 },
      trackNo: index + 1,
      discNo: 1,
      discSubtitle: '',
      year: 2020,
      genres: [{ key: 'folk', name: 'Folk' }],
      mbid: '',
      sortName: '',
      durationMs: 3000,
      lyric: '',
      trackGain: null,
      albumGain: null,
      ...song,
    })),
  };
}
