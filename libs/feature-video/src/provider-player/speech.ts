import type { VideoProvider } from '@qingyin/video-links';

type Speech = NonNullable<VideoProvider['speech']>;

/** What another service's player has said, as far as it counts here. */
export type Said = 'ready' | 'playing' | 'paused' | 'ended' | null;

/** How one kind of player is spoken to. Messages are as its makers describe them; none of their scripts is needed. */
interface Language {
  /** said once it is there, so that it tells what it does */
  greeting: readonly unknown[];
  pause: unknown;
  hear: (data: unknown) => Said;
}

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** Some send objects, some their text. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

const json = (message: object): string => JSON.stringify(message);
const oneOf =
  (names: Readonly<Record<string, Said>>) =>
  (name: unknown): Said =>
    typeof name === 'string' && Object.hasOwn(names, name) ? (names[name] ?? null) : null;

/** YouTube's numbers: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering. */
const youtubeStates = new Map<unknown, Said>([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
]);
const vimeoEvents = oneOf({ ready: 'ready', play: 'playing', pause: 'paused', ended: 'ended' });
const soundcloudEvents = oneOf({ ready: 'ready', play: 'playing', pause: 'paused', finish: 'ended' });
const playerJs = (method: string, value?: string) =>
  json({ context: 'player.js', version: '0.0.11', method, ...(value && { value, listener: value }) });

const languages: Readonly<Record<Speech, Language>> = {
  youtube: {
    greeting: [json({ event: 'listening', id: 1, channel: 'widget' })],
    pause: json({ event: 'command', func: 'pauseVideo', args: [] }),
    hear(data) {
      const message = parsed(data);
      if (field(message, 'event') === 'onReady') return 'ready';
      const state = field(field(message, 'info'), 'playerState') ?? field(message, 'info');
      return youtubeStates.get(state) ?? null;
    },
  },
  vimeo: {
    greeting: ['play', 'pause', 'ended'].map((value) => json({ method: 'addEventListener', value })),
    pause: json({ method: 'pause' }),
    hear: (data) => vimeoEvents(field(parsed(data), 'event')),
  },
  soundcloud: {
    greeting: ['play', 'pause', 'finish'].map((value) => json({ method: 'addEventListener', value })),
    pause: json({ method: 'pause', value: null }),
    hear: (data) => soundcloudEvents(field(parsed(data), 'method')),
  },
  'player.js': {
    greeting: ['play', 'pause', 'ended'].map((value) => playerJs('addEventListener', value)),
    pause: playerJs('pause'),
    hear: (data) => vimeoEvents(field(parsed(data), 'event')),
  },
};

/** The language of a service's player; null where it can only be started and closed. */
export const languageOf = (speech: Speech | undefined): Language | null =>
  speech ? languages[speech] : null;
