import {
  demoHashtags,
  type DemoPost,
  posts,
  type Shared,
  DEMO_USER_ID,
  demoUsers,
} from '@qingyin/demo-catalogue';
import { randomInteger, seededRandom, DAY_MS, HOUR_MS } from '@qingyin/server-kernel';
import { commentRows } from './comments.ts';
import { imageKey } from './image-key.ts';
import { momentRows } from './comment-moments.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import { albumId, type DemoSong } from './songs.ts';

const FIRST_EVENT = 9001;
const EVENT = 6;
/** Size of generated pictures. */
const STILL = { width: 960, height: 540 };
/** The demo account likes every fifth post. */
const LIKED_EVERY = 5;

type EventSeed = NonNullable<SeedRows['event']>[number];
type Target = Pick<EventSeed, 'type' | 'target_id' | 'forward_of'>;

/** Type and id of the shared resource (docs/specification/contract/entities.md). */
function targetOf(shared: Shared | undefined, songs: readonly DemoSong[], videos: readonly number[]): Target {
  const what = (type: number, id: number | undefined): Target => ({
    type,
    target_id: id ?? 0,
    forward_of: 0,
  });
  if (!shared) return what(35, 0);
  if ('poem' in shared) return what(18, songs.find(({ poem }) => poem.title === shared.poem)?.row.id);
  if ('album' in shared) return what(19, albumId(shared.album));
  if ('playlist' in shared) return what(13, shared.playlist);
  if ('mv' in shared) return what(21, shared.mv);
  if ('video' in shared) return what(41, videos[shared.video]);
  return { type: 22, target_id: 0, forward_of: FIRST_EVENT + shared.post };
}

const picturesOf = ({ pictures = [] }: DemoPost, id: number): string =>
  JSON.stringify(
    pictures.map((mood, index) => ({ key: imageKey('mv', mood, `post-${id}-${index + 1}`), ...STILL })),
  );

/** Mentions in posts: `@` followed by the complete nickname of a demo user. */
const mentionsIn = (event: readonly EventSeed[]): NonNullable<SeedRows['mention']> =>
  event.flatMap((row, index) =>
    demoUsers
      .map(({ id, nickname }) => ({ id, nickname, at: posts[index]?.text.indexOf(`@${nickname}`) ?? -1 }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ id, nickname }, position) => ({
        kind: 'event' as const,
        resource_id: row.id,
        user_id: id,
        nickname,
        position,
        created_at: row.created_at,
      })),
  );

/** Posts of all types, hashtag topics, and comments on everything. */
export function socialRows(songs: readonly DemoSong[], catalogue: SeedRows): SeedRows {
  const videos = (catalogue.video ?? []).map((video) => video.id);
  const event = posts.map((post, index): EventSeed => {
    const id = FIRST_EVENT + index;
    return {
      id,
      user_id: post.user,
      ...targetOf(post.shares, songs, videos),
      body: JSON.stringify({ msg: post.text }),
      created_at: SEED_TIME - index * 11 * HOUR_MS,
      liked_count: randomInteger(1, 14, seededRandom(index + 5)),
      pics: picturesOf(post, id),
      activity_id: post.topic ?? 0,
    };
  });
  const comments = commentRows({ songs, rows: { ...catalogue, event } });
  return {
    event,
    mention: mentionsIn(event),
    activity: demoHashtags.map((topic, position) => ({
      id: topic.id,
      title: topic.title,
      texts: JSON.stringify(topic.lines),
      reason: topic.reason,
      image_key: imageKey('banner', topic.mood, `topic-${topic.id}`),
      start_time: SEED_TIME - 30 * DAY_MS,
      end_time: SEED_TIME + 700 * DAY_MS,
      base_participants: 52 - position * 11,
      position,
    })),
    // These likes are included in `liked_count`.
    resource_like: event
      .filter((row, index) => index % LIKED_EVERY === 0 && row.user_id !== DEMO_USER_ID)
      .map((row) => ({
        resource_type: EVENT,
        resource_id: row.id,
        user_id: DEMO_USER_ID,
        created_at: SEED_TIME,
      })),
    comment: [...comments, ...momentRows(songs, comments.length)],
  };
}
