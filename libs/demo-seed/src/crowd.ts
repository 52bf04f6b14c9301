import { newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { demoArtists, demoHashtags, DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { randomInteger, pickRandom, seededRandom, DAY_MS, MINUTE_MS } from '@qingyin/server-kernel';
import { nicknameKey, LIKED_SONGS } from '@qingyin/contract';
import { imageKey } from './image-key.ts';
import type { SeedRows } from './seed-rows.ts';
import { artistId } from './songs.ts';

const FIRST_USER = 200_001;
const FIRST_EVENT = 100_001;
const FIRST_COMMENT = 1_000_001;
const FIRST_LIST = 500_001;
/** Users per post; the demo account follows every fourth user, and those write all the posts. */
const PEOPLE_A_POST = 0.4;
const FOLLOWED_EVERY = 4;
const FOLLOWS = 30;
const LIKED = 20;
const ARTISTS = 3;
const COMMENTS_A_POST = 4;
/** Share of comments on the song that reply to the first one. */
const ANSWERS = 0.3;
const MOST_LIKES = 400;
/** Upper bound for positions of comments, ms; every song is longer. */
const HEARD_MS = 60_000;
/** The song with the comments, and the range of liked songs; all are part of the catalogue. */
const SONG = 10_002;
const FIRST_SONG = 10_001;
const SONGS = 90;
const MOODS = ['spring', 'night', 'calm', 'bright', 'rustic'] as const;
const PRIVACIES = [0, 0, 0, 0, 1, 6];
const EVENT_KINDS = { text: 35, song: 18 };

/**
 * Generates a crowd for benchmarks: users who follow each other, like songs and subscribe to artists; posts with
 * texts, topics, pictures and songs by users the demo account follows; and twice as many comments each on one song
 * and on the posts.
 *
 * @param posts number of posts
 * @param now ms since 1970, time of the latest content
 */
export function crowdRows(posts: number, now: number): SeedRows {
  const random = seededRandom(20_261_123);
  const size = Math.max(FOLLOWED_EVERY, Math.ceil(posts * PEOPLE_A_POST));
  const ids = Array.from({ length: size }, (_, index) => FIRST_USER + index);
  const writers = ids.filter((_, index) => index % FOLLOWED_EVERY === 0);
  const some = <T>(count: number, one: () => T): T[] => [...new Set(Array.from({ length: count }, one))];
  const follow = (user_id: number, target_id: number, index: number) => ({
    user_id,
    target_id,
    created_at: now - (index + 1) * MINUTE_MS,
  });
  return {
    user: ids.map((id, index) =>
      newUserRow({
        id,
        nickname: `路人${index}`,
        nickname_key: nicknameKey(`路人${index}`),
        image_key: imageKey('avatar', pickRandom(MOODS, random), `crowd-${index}`),
        created_at: now - 30 * DAY_MS,
      }),
    ),
    follow: [
      ...writers.map((id, index) => follow(DEMO_USER_ID, id, index)),
      ...ids.flatMap((id) =>
        some(FOLLOWS, () => pickRandom(ids, random))
          .filter((target) => target !== id)
          .map((target, index) => follow(id, target, index)),
      ),
    ],
    playlist: ids.map((owner_id, index) =>
      newPlaylist({
        id: FIRST_LIST + index,
        name: `路人${index}喜欢的音乐`,
        owner_id,
        image_key: imageKey('playlist', 'calm', `crowd-${index}`),
        created_at: now - 30 * DAY_MS,
        special_type: LIKED_SONGS,
      }),
    ),
    playlist_track: ids.flatMap((user_id, index) =>
      some(LIKED, () => FIRST_SONG + randomInteger(0, SONGS - 1, random)).map((song_id, position) => ({
        playlist_id: FIRST_LIST + index,
        song_id,
        position,
        added_at: now - position * DAY_MS,
        user_id,
      })),
    ),
    subscription: ids.flatMap((user_id) =>
      some(ARTISTS, () => artistId(pickRandom(demoArtists, random).slug)).map((resource_id) => ({
        user_id,
        kind: 'artist' as const,
        resource_id,
        created_at: now - DAY_MS,
      })),
    ),
    event: Array.from({ length: posts }, (_, index) => {
      const topic = index % 7 === 0 ? pickRandom(demoHashtags, random) : undefined;
      const song = index % 3 === 0;
      return {
        id: FIRST_EVENT + index,
        user_id: pickRandom(writers, random),
        type: song ? EVENT_KINDS.song : EVENT_KINDS.text,
        target_id: song ? FIRST_SONG + randomInteger(0, SONGS - 1, random) : 0,
        body: JSON.stringify({ msg: `${topic ? `#${topic.title}# ` : ''}第 ${index} 条：今天也在听歌` }),
        created_at: now - (posts - index) * MINUTE_MS,
        liked_count: 0,
        privacy: pickRandom(PRIVACIES, random),
        activity_id: topic?.id ?? 0,
        pics: JSON.stringify(
          Array.from({ length: index % 5 === 0 ? randomInteger(1, 9, random) : 0 }, (_unused, at) => ({
            key: imageKey('mv', pickRandom(MOODS, random), `crowd-${(index + at) % 50}`),
            width: 960,
            height: 540,
          })),
        ),
      };
    }),
    comment: Array.from({ length: posts * COMMENTS_A_POST }, (_, index) => {
      const ofSong = index % 2 === 0;
      const answers = ofSong && index > 0 && random() < ANSWERS;
      return {
        id: FIRST_COMMENT + index,
        resource_type: ofSong ? 0 : 6,
        resource_id: ofSong ? SONG : FIRST_EVENT + randomInteger(0, posts - 1, random),
        user_id: pickRandom(ids, random),
        content: `第 ${index} 条评论，好听`,
        created_at: now - (posts * COMMENTS_A_POST - index) * 1000 - 1,
        liked_count: Math.floor(MOST_LIKES * random() ** 9),
        reply_to: answers ? FIRST_COMMENT : null,
        parent_id: answers ? FIRST_COMMENT : 0,
        at_ms: ofSong && !answers && index % 6 === 0 ? randomInteger(0, HEARD_MS, random) : null,
      };
    }),
  };
}
