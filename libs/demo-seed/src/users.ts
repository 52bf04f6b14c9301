import {
  demoCharts,
  demoPlaylists,
  DEMO_EMAIL,
  DEMO_PHONE,
  DEMO_USER_ID,
  demoUsers,
  EDITOR_ID,
} from '@qingyin/demo-catalogue';
import { newUserRow } from '@qingyin/server-catalogue';
import { randomInteger, seededRandom, shuffled, DAY_MS } from '@qingyin/server-kernel';
import { nicknameKey } from '@qingyin/contract';
import { imageKey } from './catalogue.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';

const everyone = demoUsers.map((user) => user.id);

/**
 * The demo users with their avatars.
 *
 * @param passwordHash of the demo account
 * @param listened number of plays by user id
 */
export function userRows(
  passwordHash: string,
  listened: ReadonlyMap<number, number>,
): NonNullable<SeedRows['user']> {
  return demoUsers.map((user) => {
    const demo = user.id === DEMO_USER_ID;
    const random = seededRandom(user.id * 17);
    return newUserRow({
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
      created_at: SEED_TIME - randomInteger(300, 2000, random) * DAY_MS,
      phone: demo ? DEMO_PHONE : null,
      country_code: demo ? '86' : null,
      email: demo ? DEMO_EMAIL : null,
      password_hash: demo ? passwordHash : null,
      role: demo ? 'demo' : '',
      nickname_key: nicknameKey(user.nickname),
      listen_songs: listened.get(user.id) ?? 0,
      level: randomInteger(4, 9, random),
    });
  });
}

/** Follows between users, and subscriptions of playlists. */
export function followRows(): SeedRows {
  const lists = [...demoPlaylists.map((list) => list.id), ...demoCharts.map((chart) => chart.id)];
  return {
    follow: demoUsers.flatMap((user) => {
      const random = seededRandom(user.id * 101);
      return shuffled(
        everyone.filter((id) => id !== user.id),
        random,
      )
        .slice(0, randomInteger(3, 6, random))
        .map((target_id, index) => ({
          user_id: user.id,
          target_id,
          created_at: SEED_TIME - (index + 1) * 11 * DAY_MS,
        }));
    }),
    playlist_subscriber: lists.flatMap((playlist_id) => {
      const random = seededRandom(playlist_id);
      const fixed = [5001, 5004, 5014, 19723756].includes(playlist_id) ? [DEMO_USER_ID] : [];
      // Owners do not subscribe to their own playlists.
      const owner = demoPlaylists.find((list) => list.id === playlist_id)?.owner ?? EDITOR_ID;
      const others = shuffled(
        everyone.filter((id) => id !== DEMO_USER_ID),
        random,
      )
        .slice(0, randomInteger(4, 9, random))
        .filter((id) => id !== owner);
      return [...fixed, ...others].map((user_id, index) => ({
        playlist_id,
        user_id,
        created_at: SEED_TIME - index * 3 * DAY_MS,
      }));
    }),
  };
}
