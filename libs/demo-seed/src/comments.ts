import { resourceTypes } from '@qingyin/server-catalogue';
import {
  demoCharts,
  demoPlaylists,
  albumComments,
  eventComments,
  filmComments,
  playlistComments,
  replies,
  songComments,
  DEMO_USER_ID,
  demoUsers,
} from '@qingyin/demo-catalogue';
import {
  randomInteger,
  pickRandom,
  seededRandom,
  shuffled,
  HOUR_MS,
  MINUTE_MS,
} from '@qingyin/server-kernel';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import type { DemoSong } from './songs.ts';

type CommentSeed = NonNullable<SeedRows['comment']>[number];

/** Resource types (docs/specification/contract/comments.md) */
const SONG = 0;
const MV = 1;
const ALBUM = 3;
const VIDEO = 5;
const EVENT = 6;
/** Number of songs with comments; the others show the empty state. */
const COMMENTED_SONGS = 90;
const MOST_ANSWERS = 4;
const everyone = demoUsers.map((user) => user.id);

interface Subject {
  type: number;
  id: number;
  title: string;
  texts: readonly string[];
  count: number;
  /** number of likes of the best comment */
  fame: number;
}

/** Generates the comments on one resource, some with replies and nested replies. */
function say(rows: CommentSeed[], { type, id: resource_id, title, texts, count, fame }: Subject): void {
  const random = seededRandom(resource_id * 3 + type);
  const speakers = shuffled(everyone, random);
  const speaker = (index: number): number => speakers[index % speakers.length] ?? DEMO_USER_ID;
  const add = (row: Omit<CommentSeed, 'id' | 'resource_type' | 'resource_id'>): number => {
    const id = rows.length + 1;
    // Lists are paginated by time, so times are unique.
    rows.push({ ...row, id, resource_type: type, resource_id, created_at: row.created_at - id });
    return id;
  };
  shuffled(texts, random)
    .slice(0, count)
    .forEach((text, index) => {
      const created_at = SEED_TIME - randomInteger(index * 40 + 1, index * 40 + 39, random) * HOUR_MS;
      const first = add({
        user_id: speaker(index),
        content: text.replaceAll('{}', title),
        created_at,
        liked_count: Math.round(fame / (index + 1) ** 2) + randomInteger(0, 4, random),
        reply_to: null,
        parent_id: 0,
      });
      let answered = first;
      const answers = random() > 0.2 ? 0 : randomInteger(1, MOST_ANSWERS, random);
      for (let answer = 1; answer <= answers; answer += 1) {
        const id = add({
          user_id: speaker(index + answer * 3),
          content: pickRandom(replies, random),
          created_at: created_at + (answer * 60 + randomInteger(5, 50, random)) * MINUTE_MS,
          liked_count: randomInteger(0, 6, random),
          reply_to: answered,
          parent_id: first,
        });
        if (random() > 0.5) answered = id;
      }
    });
}

interface Under {
  songs: readonly DemoSong[];
  rows: Pick<SeedRows, 'album' | 'mv' | 'video' | 'event'>;
}

/** Comments on songs, playlists, albums, films and posts. */
export function commentRows({
  songs,
  rows: { album = [], mv = [], video = [], event = [] },
}: Under): CommentSeed[] {
  const rows: CommentSeed[] = [];
  const some = (id: number, least: number, most: number) => randomInteger(least, most, seededRandom(id));
  for (const { id, name } of [...demoPlaylists, ...demoCharts])
    say(rows, {
      type: resourceTypes.playlist,
      id,
      title: name,
      texts: playlistComments,
      count: some(id, 4, 11),
      fame: 320,
    });
  const popular = [...songs]
    .sort((a, b) => Number(b.row.popularity) - Number(a.row.popularity))
    .slice(0, COMMENTED_SONGS);
  for (const { row, poem } of popular) {
    const count = some(row.id, 3, 14);
    say(rows, { type: SONG, id: row.id, title: poem.title, texts: songComments, count, fame: 320 });
  }
  for (const { id, name } of album)
    say(rows, { type: ALBUM, id, title: name, texts: albumComments, count: some(id, 2, 8), fame: 90 });
  for (const { id, name } of mv)
    say(rows, { type: MV, id, title: name, texts: filmComments, count: some(id, 3, 8), fame: 120 });
  for (const { id, title } of video)
    say(rows, { type: VIDEO, id, title, texts: filmComments, count: some(id, 2, 7), fame: 60 });
  for (const { id } of event)
    say(rows, { type: EVENT, id, title: '', texts: eventComments, count: some(id, 0, 5), fame: 40 });
  return rows;
}
