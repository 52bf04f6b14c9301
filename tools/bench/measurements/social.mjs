import { ProductServer } from '../../lib/product-server.mjs';
import { round } from '../browser.mjs';

const POSTS = 5000;
/** Song with half of the crowd's comments. */
const SONG = 10_002;
/** Id of the comment on it that has 3,000 answers. */
const ANSWERED = 1_000_001;
const READY_MS = 120_000;
const WARM_UP = 40;
const TIMES = 400;

/**
 * Feed with 5,000 posts of 500 followed users among 2,000, and 10,000 comments on one song: its pages one after
 * the other, in each order, first and 300th page, answers to one comment, comments by moment, and suggested users.
 */
export async function measureSocial() {
  const server = await ProductServer.start({
    env: { QINGYIN_SEED_CROWD: String(POSTS) },
    readyMs: READY_MS,
    ownCache: true,
  });
  try {
    // Restarts, because the process that seeded the crowd is not the one that usually serves it.
    await server.restart();
    const { name, password } = server.demoAccount;
    const { cookie } = await (
      await fetch(`${server.url}/api/login?email=${name}&password=${password}`)
    ).json();
    /** @param {string} path @param {(answer: any) => string} more parameters of the next page, '' starts over */
    const pages = async (path, more) => {
      /** @type {number[]} */
      const times = [];
      let next = '';
      for (let index = 0; index < WARM_UP + TIMES; index += 1) {
        const start = performance.now();
        const address = `${server.url}/api${path}${next}&cookie=${encodeURIComponent(String(cookie))}`;
        const answer = await (await fetch(address)).json();
        if (index >= WARM_UP) times.push(performance.now() - start);
        if (answer.code !== 200) throw new Error(`${path} answered ${answer.code}`);
        next = more(answer);
      }
      return times.sort((a, b) => a - b);
    };
    const feed = await pages('/event?pagesize=20', ({ more, lasttime }) =>
      more ? `&lasttime=${lasttime}` : '',
    );
    const comments = await pages(`/comment/music?id=${SONG}&limit=20`, ({ more, comments: last }) =>
      more ? `&before=${last.at(-1).time}` : '',
    );
    const suggested = await pages('/x/people/suggested?limit=12', () => '');
    /** @type {number[]} */
    const thread = [];
    /** @type {number[]} */
    const deep = [];
    for (const sortType of [99, 2, 3]) {
      const path = `/comment/new?type=0&id=${SONG}&sortType=${sortType}&pageSize=20`;
      thread.push(...(await pages(path, () => '')));
      deep.push(...(await pages(`${path}&pageNo=300`, () => '')));
    }
    const floor = await pages(
      `/comment/floor?type=0&id=${SONG}&parentCommentId=${ANSWERED}&limit=20`,
      ({ data }) => (data.hasMore ? `&time=${data.time}` : ''),
    );
    const heat = await pages(`/x/comment/heat?id=${SONG}`, () => '');
    for (const times of [thread, deep]) times.sort((a, b) => a - b);
    return {
      threadP50Ms: percent(thread, 50),
      threadP99Ms: percent(thread, 99),
      threadPage300P99Ms: percent(deep, 99),
      floorP99Ms: percent(floor, 99),
      heatP99Ms: percent(heat, 99),
      feedP50Ms: percent(feed, 50),
      feedP99Ms: percent(feed, 99),
      commentsP50Ms: percent(comments, 50),
      commentsP99Ms: percent(comments, 99),
      suggestedP50Ms: percent(suggested, 50),
      suggestedP99Ms: percent(suggested, 99),
    };
  } finally {
    await server.dispose();
  }
}

/** @param {number[]} sorted @param {number} share */
const percent = (sorted, share) =>
  round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0);
