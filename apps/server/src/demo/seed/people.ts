import { nicknameKey } from '@qingyin/contract';
import { demoPlaylists, demoCharts } from '../catalogue/playlists.ts';
import { playlistComments, posts, replies, songComments } from '../people/comments.ts';
import { DEMO_EMAIL, DEMO_PHONE, DEMO_USER_ID, demoUsers, EDITOR_ID } from '../people/users.ts';
import { between, pick, seededRandom, shuffled } from '../random.ts';
import { imageKey } from './catalogue.ts';
import { DAY_MS, HOUR_MS, SEED_TIME, type SeedRows } from './rows.ts';
import type { DemoSong } from './songs.ts';

const SONG = 0;
const PLAYLIST = 2;
/** Songs under which somebody has written; the others show the empty state. */
const COMMENTED_SONGS = 90;
const everyone = demoUsers.map((user) => user.id);

/**
 * The people with their avatars.
 *
 * @param passwordHash of the demo account
 * @param listened how many songs each has heard
 */
export function userRows(
  passwordHash: string,
  listened: ReadonlyMap<number, number>,
): NonNullable<SeedRows['user']> {
  return demoUsers.map((user) => {
    const demo = user.id === DEMO_USER_ID;
    const random = seededRandom(user.id * 17);
    return {
      id: user.id,
      nickname: user.nickname,
      image_key: imageKey('avatar', user.mood, `user-${user.slug}`),
      signature: user.signature,
      gender: user.gender,
      birthday: Date.parse(user.birthday),
      province: user.province,
      city: user.city,
      vip_type: user.vip ? 11 : 0,
      user_type: user.userType ?? 0,
      description: user.description ?? '',
      anonymous: 0,
      created_at: SEED_TIME - between(300, 2000, random) * DAY_MS,
      phone: demo ? DEMO_PHONE : null,
      country_code: demo ? '86' : null,
      email: demo ? DEMO_EMAIL : null,
      password_hash: demo ? passwordHash : null,
      role: demo ? 'demo' : '',
      nickname_key: nicknameKey(user.nickname),
      listen_songs: listened.get(user.id) ?? 0,
      level: between(4, 9, random),
    };
  });
}

/** Who follows whom, who keeps which list, what was said, played and posted. */
export function peopleRows(songs: readonly DemoSong[]): SeedRows {
  const lists = [...demoPlaylists.map((list) => list.id), ...demoCharts.map((chart) => chart.id)];
  return {
    follow: demoUsers.flatMap((user) => {
      const random = seededRandom(user.id * 101);
      return shuffled(
        everyone.filter((id) => id !== user.id),
        random,
      )
        .slice(0, between(3, 6, random))
        .map((target_id, index) => ({
          user_id: user.id,
          target_id,
          created_at: SEED_TIME - (index + 1) * 11 * DAY_MS,
        }));
    }),
    playlist_subscriber: lists.flatMap((playlist_id) => {
      const random = seededRandom(playlist_id);
      const fixed = [5001, 5004, 5014, 19723756].includes(playlist_id) ? [DEMO_USER_ID] : [];
      // Nobody keeps a list of their own: it is theirs already.
      const owner = demoPlaylists.find((list) => list.id === playlist_id)?.owner ?? EDITOR_ID;
      const others = shuffled(
        everyone.filter((id) => id !== DEMO_USER_ID),
        random,
      )
        .slice(0, between(4, 9, random))
        .filter((id) => id !== owner);
      return [...fixed, ...others].map((user_id, index) => ({
        playlist_id,
        user_id,
        created_at: SEED_TIME - index * 3 * DAY_MS,
      }));
    }),
    comment: commentRows(songs, lists),
    event: posts.map((post, index) => ({
      id: 9001 + index,
      user_id: post.user,
      type: post.type,
      body: JSON.stringify({ msg: post.text }),
      created_at: SEED_TIME - index * 19 * HOUR_MS,
      liked_count: between(2, 90, seededRandom(index + 5)),
    })),
  };
}

type CommentSeed = NonNullable<SeedRows['comment']>[number];

function commentRows(songs: readonly DemoSong[], lists: readonly number[]): CommentSeed[] {
  const rows: CommentSeed[] = [];
  const say = (
    resource_type: number,
    resource_id: number,
    title: string,
    texts: readonly string[],
    count: number,
  ): void => {
    const random = seededRandom(resource_id * 3 + resource_type);
    const speakers = shuffled(everyone, random);
    shuffled(texts, random)
      .slice(0, count)
      .forEach((text, index) => {
        const id = rows.length + 1;
        const created_at = SEED_TIME - between(index * 40 + 1, index * 40 + 39, random) * HOUR_MS;
        const user_id = speakers[index % speakers.length] ?? DEMO_USER_ID;
        const liked_count = Math.round(1800 / (index + 1) ** 2) + between(0, 9, random);
        rows.push({
          id,
          resource_type,
          resource_id,
          user_id,
          content: text.replaceAll('{}', title),
          created_at,
          liked_count,
          reply_to: null,
        });
        if (random() > 0.2) return;
        rows.push({
          id: id + 1,
          resource_type,
          resource_id,
          user_id: speakers[(index + 3) % speakers.length] ?? DEMO_USER_ID,
          content: pick(replies, random),
          created_at: created_at + between(5, 600, random) * 60_000,
          liked_count: between(0, 20, random),
          reply_to: id,
        });
      });
  };
  for (const id of lists) {
    const name = demoPlaylists.find((list) => list.id === id)?.name ?? '榜单';
    say(PLAYLIST, id, name, playlistComments, between(4, 11, seededRandom(id)));
  }
  const popular = [...songs]
    .sort((a, b) => Number(b.row.popularity) - Number(a.row.popularity))
    .slice(0, COMMENTED_SONGS);
  for (const { row, poem } of popular)
    say(SONG, row.id, poem.title, songComments, between(3, 14, seededRandom(row.id)));
  return rows;
}
