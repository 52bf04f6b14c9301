import { momentComments, type Spot, demoUsers } from '@qingyin/demo-catalogue';
import { randomInteger, seededRandom, shuffled, HOUR_MS } from '@qingyin/server-kernel';
import { composeSong, createSongSpec } from '@qingyin/server-media';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import type { DemoSong } from './songs.ts';

type CommentSeed = NonNullable<SeedRows['comment']>[number];

/** Resource type of songs (docs/specification/contract/comments.md) */
const SONG = 0;
const everyone = demoUsers.map((user) => user.id);

/** Time ranges of positions in a song; for repeated lines, `turn` selects the repetition. */
function clockOf({ row, poem }: DemoSong): (spot: Spot, turn: number) => [from: number, to: number] {
  const { lines, durationMs } = composeSong(
    createSongSpec({ id: Number(row.id), slug: poem.slug, mood: poem.mood, lines: poem.lines }),
  );
  return (spot, turn) => {
    if (spot === 'intro') return [0, lines[0]?.startMs ?? 0];
    if (spot === 'outro') return [lines.at(-1)?.endMs ?? 0, durationMs];
    const sung = lines.filter((line) => line.index === spot);
    const line = sung[turn % Math.max(1, sung.length)];
    return [line?.startMs ?? 0, line?.endMs ?? durationMs];
  };
}

/** Timed comments on a few songs. @param before number of comments created before */
export function momentRows(songs: readonly DemoSong[], before: number): CommentSeed[] {
  const rows: CommentSeed[] = [];
  for (const song of songs) {
    const said = momentComments[song.poem.title];
    // Skips instrumental versions, because the comments refer to the lyrics.
    if (!said || song.row.name !== song.poem.title) continue;
    const clock = clockOf(song);
    const random = seededRandom(song.row.id * 7);
    const speakers = shuffled(everyone, random);
    said.forEach(([spot, content], index) => {
      const id = before + rows.length + 1;
      const [from, to] = clock(spot, randomInteger(0, 3, random));
      rows.push({
        id,
        resource_type: SONG,
        resource_id: song.row.id,
        user_id: speakers[index % speakers.length] ?? everyone[0] ?? 1,
        content,
        // Lists are paginated by time, so times are unique.
        created_at: SEED_TIME - randomInteger(index * 60 + 700, index * 60 + 759, random) * HOUR_MS - id,
        liked_count: randomInteger(0, 9, random),
        reply_to: null,
        parent_id: 0,
        at_ms: randomInteger(from, to, random),
      });
    });
  }
  return rows;
}
