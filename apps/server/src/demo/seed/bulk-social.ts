import { MINUTE_MS } from '../../time.ts';
import { eventComments, songComments } from '../people/comments.ts';
import { DEMO_USER_ID, demoUsers } from '../people/users.ts';
import { imageKey } from './catalogue.ts';
import { SEED_TIME, type SeedRows } from './rows.ts';
import type { DemoSong } from './songs.ts';

const FIRST_COMMENT = 500_001;
const FIRST_EVENT = 500_001;
const SONG = 0;
const WORDS_ONLY = 35;
const SHARES_SONG = 18;
/** One in so many comments is answered, by a few. */
const ANSWERED_EVERY = 5;
/** One in so many posts has pictures, one in so many a song. */
const PICTURED_EVERY = 4;
const SONG_EVERY = 3;
const STILL = { width: 960, height: 540 };
/** Before everything else that was said. */
const LONG_AGO = SEED_TIME - 400 * 24 * 60 * MINUTE_MS;

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new RangeError('nothing to repeat');
  return one;
};

/**
 * `count` comments below the first song, a fifth of them answers, and half as many posts of the demo people, for
 * measurements of long threads and feeds.
 */
export function talkRows(songs: readonly DemoSong[], count: number): SeedRows {
  const { row: song } = at(songs, 0);
  const others = demoUsers.map(({ id }) => id).filter((id) => id !== DEMO_USER_ID);
  return {
    comment: Array.from({ length: count }, (_, index) => {
      const answers = index % ANSWERED_EVERY === ANSWERED_EVERY - 1;
      const answered = FIRST_COMMENT + index - (ANSWERED_EVERY - 1);
      return {
        id: FIRST_COMMENT + index,
        resource_type: SONG,
        resource_id: song.id,
        user_id: at(others, index),
        content: `${at(songComments, index).replaceAll('{}', song.name)} ${index + 1}`,
        created_at: LONG_AGO + index * MINUTE_MS,
        liked_count: (index * 7919) % 97,
        reply_to: answers ? answered : null,
        parent_id: answers ? answered : 0,
      };
    }),
    event: Array.from({ length: Math.floor(count / 2) }, (_, index) => {
      const id = FIRST_EVENT + index;
      const pictures = index % PICTURED_EVERY === 0 ? (index % 9) + 1 : 0;
      const shares = pictures === 0 && index % SONG_EVERY === 0;
      return {
        id,
        user_id: at(others, index),
        type: shares ? SHARES_SONG : WORDS_ONLY,
        target_id: shares ? at(songs, index).row.id : 0,
        body: JSON.stringify({ msg: `${at(eventComments, index)} ${index + 1}` }),
        created_at: LONG_AGO + index * MINUTE_MS,
        liked_count: index % 31,
        pics: JSON.stringify(
          Array.from({ length: pictures }, (_, picture) => ({
            key: imageKey('mv', 'calm', `bulk-${index % 40}-${picture}`),
            ...STILL,
          })),
        ),
      };
    }),
  };
}
