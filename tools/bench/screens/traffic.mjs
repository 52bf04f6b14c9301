const POLL_MS = 50;
/** Idle time in ms after which a page counts as loaded. */
const STILL_MS = 700;
const GIVE_UP_MS = 20_000;

/** Records the requests of a page, and can delay the service's answers: requests sent meanwhile depend on no answer. */
export class Traffic {
  /**
   * API calls without timestamps; `later` if an answer had arrived before. @type {{ call: string, later: boolean
   * }[]}
   */
  calls = [];
  #running = 0;
  #lastAt = performance.now();
  #answered = true;
  /** @type {() => void} */
  #release = () => undefined;
  #page;

  /** @param {import('playwright').Page} page */
  constructor(page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#move(1);
      const call = apiCallOf(request.url());
      if (call !== null) this.calls.push({ call, later: this.#answered });
    });
    page.on('requestfinished', () => this.#move(-1));
    page.on('requestfailed', () => this.#move(-1));
  }

  /** Delays all answers of the service until `release` is called. */
  async holdAnswers() {
    this.#answered = false;
    const released = new Promise((resolve) => (this.#release = () => resolve(undefined)));
    await this.#page.route('**/api/**', async (route) => {
      await released;
      await route.fallback().catch(() => undefined);
    });
  }

  release() {
    this.#answered = true;
    this.#release();
  }

  /** Resolves when nothing was requested or answered for a while; delayed answers count as answered. */
  async waitUntilIdle() {
    const start = performance.now();
    const quiet = () =>
      performance.now() - this.#lastAt > STILL_MS && (this.#running <= 0 || !this.#answered);
    while (!quiet() && performance.now() - start < GIVE_UP_MS) await this.#page.waitForTimeout(POLL_MS);
  }

  /** @param {number} change */
  #move(change) {
    this.#running += change;
    this.#lastAt = performance.now();
  }
}

/** API call by path and parameters without its timestamp; null for other addresses. @param {string} address */
export function apiCallOf(address) {
  const url = new URL(address);
  if (!url.pathname.startsWith('/api/')) return null;
  url.searchParams.delete('timestamp');
  return decodeURIComponent(url.pathname.slice('/api'.length) + url.search);
}
