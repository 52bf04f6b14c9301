import {
  demoAlbums,
  demoArtists,
  demoTopics,
  DEMO_USER_ID,
  demoUsers,
  EDITOR_ID,
} from '@qingyin/demo-catalogue';
import { randomInteger, seededRandom, shuffled, DAY_MS, HOUR_MS } from '@qingyin/server-kernel';
import { imageKey } from './image-key.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import { albumId, artistId } from './songs.ts';

type SubscriptionSeed = NonNullable<SeedRows['subscription']>[number];
type Kind = SubscriptionSeed['kind'];

/** Number of collected resources of the demo account by kind; other users have random numbers. */
const DEMO_COLLECTED: Record<Kind, number> = { album: 9, artist: 7, mv: 5, video: 4, topic: 4 };

const topicRows = (): NonNullable<SeedRows['topic']> =>
  demoTopics.map((topic, index) => ({
    id: topic.id,
    creator_id: demoUsers.find((user) => user.slug === topic.writer)?.id ?? EDITOR_ID,
    title: topic.title,
    summary: topic.summary,
    category: topic.category,
    tags: JSON.stringify(topic.tags),
    image_key: imageKey('album', topic.mood, `topic-${topic.id}`),
    read_count: topic.reads,
    liked_count: topic.likes,
    created_at: SEED_TIME - (index * 9 + 4) * DAY_MS,
  }));

/** Columns, and the users' collections. @param films rows of MVs and videos */
export function collectionRows(films: Pick<SeedRows, 'mv' | 'video'>): SeedRows {
  const resources: Record<Kind, number[]> = {
    album: demoAlbums.map((album) => albumId(album.slug)),
    artist: demoArtists.map((artist) => artistId(artist.slug)),
    mv: (films.mv ?? []).map((row) => row.id),
    video: (films.video ?? []).map((row) => row.id),
    topic: demoTopics.map((topic) => topic.id),
  };
  const kinds = Object.keys(resources) as Kind[];
  const subscription = demoUsers.flatMap((user) => {
    const random = seededRandom(user.id * 307);
    return kinds.flatMap((kind, turn) => {
      const most = Math.min(resources[kind].length, 8);
      const size = user.id === DEMO_USER_ID ? DEMO_COLLECTED[kind] : randomInteger(1, most, random);
      return shuffled(resources[kind], random)
        .slice(0, size)
        .map((resource_id, index): SubscriptionSeed => ({
          user_id: user.id,
          kind,
          resource_id,
          created_at: SEED_TIME - index * 5 * DAY_MS - turn * HOUR_MS,
        }));
    });
  });
  return { topic: topicRows(), subscription };
}
