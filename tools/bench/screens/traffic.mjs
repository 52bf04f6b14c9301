const POLL_MS = 50;
/** A page that asks for nothing for so long has what it wants. */
const STILL_MS = 700;
const GIVE_UP_MS = 20_000;

/**
 * Watches what a page asks for, and can keep the service's answers back: what is asked meanwhile waits for no answer.
 */
export class Traffic {
  /** What was asked of the service, without time stamps; `later` when an answer had come before. @type {{ call: string, later: boolean }[]} */
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
      const call = nameOf(request.url());
      if (call !== null) this.calls.push({ call, later: this.#answered });
    });
    page.on('requestfinished', () => this.#move(-1));
    page.on('requestfailed', () => this.#move(-1));
  }

  /** Keeps all answers of the service back until `release` is called. */
  async hold() {
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

  /** Resolves when nothing was asked or answered for a while; what is kept back counts as answered. */
  async still() {
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

/** A call of the service by its path and parameters, whatever its time stamp; null for anything else. @param {string} address */
export function nameOf(address) {
  const url = new URL(address);
  if (!url.pathname.startsWith('/api/')) return null;
  url.searchParams.delete('timestamp');
  return decodeURIComponent(url.pathname.slice('/api'.length) + url.search);
}
