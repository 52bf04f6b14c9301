import type { UserRow } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { UserLevel } from '@qingyin/contract';

/** Played songs and days of membership required for level 1, 2, … 10. */
const STEPS: [songs: number, days: number][] = [
  [10, 1],
  [40, 3],
  [70, 7],
  [130, 15],
  [200, 30],
  [400, 60],
  [1000, 100],
  [3000, 200],
  [8000, 300],
  [20_000, 350],
];

/** User level, from the number of played songs and the days of membership. */
export function computeUserLevel(
  user: Pick<UserRow, 'listen_songs' | 'created_at'>,
  now: number,
): Omit<UserLevel, 'userId' | 'info'> {
  const songs = user.listen_songs;
  const days = Math.max(0, Math.floor((now - user.created_at) / DAY_MS));
  const reached = STEPS.findIndex(([needsSongs, needsDays]) => songs < needsSongs || days < needsDays);
  const level = reached < 0 ? STEPS.length : reached;
  const [nextPlayCount, nextLoginCount] = STEPS[level] ?? [songs, days];
  const part = (now: number, next: number): number => Math.min(1, now / next);
  return {
    level,
    progress:
      level === STEPS.length
        ? 1
        : Math.min(0.999, (part(songs, nextPlayCount) + part(days, nextLoginCount)) / 2),
    nextPlayCount,
    nextLoginCount,
    nowPlayCount: songs,
    nowLoginCount: days,
  };
}
