import { isOver } from '@qingyin/server-kernel';
import { escapeHtml, escapeJsonForHtml } from '@qingyin/text';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pages } from './pages.ts';
import type { StreamedPage } from './streamed-page.ts';

/** How long a home frame is cached, ms. */
const FRESH_MS = 60_000;
/** Answers that arrive within this time are in the page as it is sent, ms. */
const AT_ONCE_MS = 50;
/**
 * How long the rest of a page waits for later answers, ms: those of another service (`--api`) may take minutes. The page
 * requests missing ones itself.
 */
const WAIT_MS = 1500;
/** Maximum number of cached frames: every locale for a few host names. */
const MOST_KEPT = 200;
const BANNER = /<!--qy:banner (.*?) -->/s;
const BANNER_URL = /\/qy-banner-url/g;
const HOME = /^\/(personal-recommendation\/?)?$/;

type Answers = Record<string, unknown>;

/** Cache of home frames with embedded answers. */
export interface HomeFrames {
  /**
   * The frame with its answers, streamed while these are missing; null when the plain file is to be sent. Never
   * rejects.
   */
  get(file: string, request: FastifyRequest): Promise<string | StreamedPage | null>;
}

interface HomeFrameOptions {
  webDir: string;
  pages: Pages;
  atOnceMs?: number;
  waitMs?: number;
}

/**
 * Embeds the answers of the home page's public calls and the first banner's image into a guest's first page
 * (docs/decisions/0002-prebuilt-frames.md). The web build lists the calls in `first-calls.json`.
 */
export async function createHomeFrames(
  app: FastifyInstance,
  { webDir, pages, atOnceMs = AT_ONCE_MS, waitMs = WAIT_MS }: HomeFrameOptions,
  now: () => number = Date.now,
): Promise<HomeFrames> {
  const calls = await readCalls(webDir);
  const kept = new Map<string, { at: number; html: Promise<string | null> }>();

  const make = async (file: string, { headers, socket }: FastifyRequest): Promise<string | null> => {
    const { cookie: _cookie, 'accept-encoding': _encoding, ...rest } = headers;
    const sender = { headers: rest, remoteAddress: socket.remoteAddress };
    const answered = await Promise.all(calls.map(async (url) => [url, await ask(app, url, sender)] as const));
    if (answered.some(([, answer]) => answer === null)) return null;
    return fillHomeFrame(await pages.read(file), Object.fromEntries(answered));
  };

  /** Sends the frame up to the banner, whose picture is one of the answers, before they are there. */
  const stream = async (file: string, made: Promise<string | null>): Promise<StreamedPage> => {
    const plain = await pages.read(file);
    const start = plain.slice(0, Math.max(0, plain.search(BANNER)));
    return { start, rest: within(waitMs, made).then((html) => (html || plain).slice(start.length)) };
  };

  return {
    async get(file, request) {
      const path = request.url.split('?', 1)[0] ?? '';
      if (calls.length === 0 || !HOME.test(path) || request.cookies['MUSIC_U']) return null;
      const key = `${request.protocol}://${request.host} ${file}`;
      const found = kept.get(key);
      const isFresh = found && !isOver(found.at, FRESH_MS, now());
      const html = isFresh ? found.html : make(file, request).catch(() => null);
      if (!isFresh) {
        if (kept.size >= MOST_KEPT) kept.clear();
        const entry = { at: now(), html };
        kept.set(key, entry);
        void html.then((made) => made === null && kept.get(key) === entry && kept.delete(key));
      }
      const made = await within(atOnceMs, html);
      return made === undefined ? stream(file, html).catch(() => null) : made;
    },
  };
}

/** The value, or undefined if it takes longer than `ms`. */
async function within<T>(ms: number, value: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const timeout = wait(ms, undefined, { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([value, timeout]);
  } finally {
    late.abort();
  }
}

async function readCalls(webDir: string): Promise<string[]> {
  try {
    const value: unknown = JSON.parse(await readFile(join(webDir, 'first-calls.json'), 'utf8'));
    return Array.isArray(value) ? value.filter((url) => typeof url === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * @param sender headers of the page's request, and its remote address, since trusted proxies are recognised by
 * address
 */
async function ask(
  app: FastifyInstance,
  url: string,
  { headers, remoteAddress }: { headers: FastifyRequest['headers']; remoteAddress: string | undefined },
): Promise<unknown> {
  const { host = 'localhost' } = headers;
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { ...headers, host, accept: 'application/json' },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const body: unknown = answer.json();
  return answer.statusCode === 200 && isFine(body) ? body : null;
}

const isFine = (body: unknown): body is { code: number } =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 200;

/** Inserts answers into the frame. `<` is escaped, so that no text can end the script element. */
export function fillHomeFrame(html: string, answers: Answers): string {
  const data = escapeJsonForHtml(JSON.stringify(answers));
  const url = firstBanner(answers);
  const withBanner =
    url === null
      ? html
      : html.replace(BANNER, (_all, picture: string) => picture.replace(BANNER_URL, () => escapeHtml(url)));
  return withBanner.replace(
    '</body>',
    () => `<script type="application/json" id="qy-data">${data}</script></body>`,
  );
}

function firstBanner(answers: Answers): string | null {
  const answer = answers['/api/banner'];
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('banners' in answer) ||
    !Array.isArray(answer.banners)
  )
    return null;
  const [first] = answer.banners as unknown[];
  return typeof first === 'object' &&
    first !== null &&
    'imageUrl' in first &&
    typeof first.imageUrl === 'string'
    ? first.imageUrl
    : null;
}
