import { ProductServer } from '../../lib/product-server.mjs';
import { round } from '../browser.mjs';

const POSTS = 5000;
/** Of the crowd's comments, half are under this song. */
const SONG = 10_002;
const READY_MS = 120_000;
const WARM_UP = 40;
const TIMES = 400;

/**
 * 5,000 posts of 500 people one follows among 2,000, and 10,000 comments under one song: pages of them one after the
 * other, and people to follow.
 */
export async function measureSocial() {
  const server = await ProductServer.start({
    env: { QINGYIN_SEED_CROWD: String(POSTS) },
    readyMs: READY_MS,
    ownCache: true,
  });
  try {
    // The process that wrote the crowd is not the one that serves it every day.
    await server.restart();
    const { name, password } = server.demoAccount;
    const { cookie } = await (
      await fetch(`${server.url}/api/login?email=${name}&password=${password}`)
    ).json();
    /** @param {string} path @param {(answer: any) => string} more the next page's parameters, '' begins anew */
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
    return {
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
