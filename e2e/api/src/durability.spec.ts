import { endpoints } from '@qingyin/contract';
import { afterAll, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { library, music, social } = endpoints;
const ME = '10';
const LIST = 5001;
/** Ids of the demo catalogue's songs with lyrics. */
const SONGS = Array.from({ length: 120 }, (_, index) => 10_001 + index);
/**
 * The whole matrix runs in `npm run audit`; PostgreSQL guarantees durability itself, a few rounds show that the
 * server waits for its commit.
 */
const POSTGRES = process.env['QINGYIN_TEST_DATABASE'] === 'postgres';
const ROUNDS = POSTGRES ? 3 : process.env['QINGYIN_AUDIT'] === '1' ? 100 : 6;
const WRITERS = 4;

let server: ServerProcess | undefined;
afterAll(() => server?.dispose());

/** Changes that the server has acknowledged, in order. */
interface Promised {
  liked: Map<number, boolean>;
  added: Set<number>;
  comments: Set<number>;
  /** number of acknowledged likes; the songs repeat */
  likes: number;
}

it(
  `keeps every acknowledged change over ${ROUNDS} crashes during writes, and corrupts nothing`,
  { timeout: ROUNDS * 60_000 },
  async () => {
    const promised: Promised = { liked: new Map(), added: new Set(), comments: new Set(), likes: 0 };
    server = await startServer();
    const { dataDir } = server;
    const member = await demoCaller(server.url);
    const { id: list } = await member.http.call(library.playlistCreate, { params: { name: '断电' } });
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled(server, member, { list, round, promised });
      server = await startServer({ dataDir });
      const again = returning(server, member);
      await expectKept(again, list, promised);
    }
    expect(promised.likes).toBeGreaterThan(ROUNDS);
    expect(promised.added.size).toBeGreaterThan(Math.min(ROUNDS, SONGS.length / 2));
    // One in several writes of a round is a comment, and those in progress at its end do not count.
    expect(promised.comments.size).toBeGreaterThan(ROUNDS / 2);
  },
);

/** The same session at the restarted server's new address. */
function returning(at: ServerProcess, before: ApiCaller): ApiCaller {
  const caller = createCaller(at.url);
  for (const [name, value] of before.cookies) caller.cookies.set(name, value);
  return caller;
}

async function writeUntilKilled(
  at: ServerProcess,
  before: ApiCaller,
  { list, round, promised }: { list: number; round: number; promised: Promised },
): Promise<void> {
  const caller = returning(at, before);
  let killed = false;
  // Kills the process a little later in each round, so that it interrupts every kind of write.
  const kill = (): void => {
    killed = true;
    at.child.kill('SIGKILL');
  };
  let done = 0;
  const writer = async (number: number): Promise<void> => {
    for (let step = 0; !killed; step += 1) {
      const song = SONGS[(round * 17 + number * 31 + step * 7) % SONGS.length] ?? 0;
      try {
        await writeOnce(caller, { number, step, song, list, promised });
      } catch (error) {
        if (!killed) throw error;
        return;
      }
      done += 1;
      if (done === WRITERS * 2 + round) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await at.ended;
}

/** Makes one change, and records it as promised once it is answered with code 200. */
async function writeOnce(
  caller: ApiCaller,
  {
    number,
    step,
    song,
    list,
    promised,
  }: { number: number; step: number; song: number; list: number; promised: Promised },
): Promise<void> {
  const kind = (number + step) % 3;
  if (kind === 0) {
    // Only one writer changes the like of this song, so that the last acknowledged change is the expected one.
    const own = song - (song % WRITERS) + number;
    const like = promised.liked.get(own) !== true;
    promised.liked.delete(own);
    const { code } = await caller.http.call(library.like, { params: { id: String(own), like } });
    if (code !== 200) return;
    promised.liked.set(own, like);
    promised.likes += 1;
  } else if (kind === 1) {
    const answer = await caller.http
      .call(music.playlistTracksChange, { params: { op: 'add', pid: String(list), tracks: String(song) } })
      .catch((error: unknown) => ({ error }));
    if ('error' in answer) throw answer.error;
    promised.added.add(song);
  } else {
    const { comment } = await caller.http.call(social.comment, {
      params: { t: 1, type: 2, id: String(LIST), content: `写到一半 ${number}-${step}` },
    });
    if (comment) promised.comments.add(comment.commentId);
  }
}

async function expectKept(caller: ApiCaller, list: number, promised: Promised): Promise<void> {
  const { ids } = await caller.http.call(library.likelist, { params: { uid: ME } });
  const liked = new Set(ids);
  for (const [song, like] of promised.liked) expect([song, liked.has(song)]).toEqual([song, like]);
  expect(liked.size).toBe(ids.length);

  const { playlist } = await caller.http.call(music.playlistDetail, { params: { id: String(list) } });
  const kept = playlist.trackIds.map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([...promised.added]));
  expect(new Set(kept).size).toBe(kept.length);
  expect(playlist.trackCount).toBe(kept.length);

  const page = await caller.http.call(social.commentPlaylist, { params: { id: String(LIST), limit: 100 } });
  const more: number[] = [];
  for (let offset = 100; offset < page.total; offset += 100)
    more.push(
      ...(
        await caller.http.call(social.commentPlaylist, { params: { id: String(LIST), limit: 100, offset } })
      ).comments.map(({ commentId }) => commentId),
    );
  const said = [...page.comments.map(({ commentId }) => commentId), ...more];
  expect(said).toEqual(expect.arrayContaining([...promised.comments]));
}
