import type { VideoProvider } from '@qingyin/video-links';

type Speech = NonNullable<VideoProvider['playerProtocol']>;

/** Event of a service's player; null for irrelevant messages. */
export type ProviderPlayerEvent = 'ready' | 'playing' | 'paused' | 'ended' | null;

/** Message protocol of a kind of player, as documented by the service; its scripts are not needed. */
interface Language {
  /** sent once the player has loaded, to subscribe to its events */
  greeting: readonly unknown[];
  pause: unknown;
  hear: (data: unknown) => ProviderPlayerEvent;
}

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** Some players send objects, others JSON strings. */
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
  (names: Readonly<Record<string, ProviderPlayerEvent>>) =>
  (name: unknown): ProviderPlayerEvent =>
    typeof name === 'string' && Object.hasOwn(names, name) ? (names[name] ?? null) : null;

/** YouTube's player states: -1 unstarted, 0 ended, 1 playing, 2 paused, 3 buffering. */
const youtubeStates = new Map<unknown, ProviderPlayerEvent>([
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

/** Protocol of a service's player; null if it can only be started and closed. */
export const protocolOf = (speech: Speech | undefined): Language | null =>
  speech ? languages[speech] : null;
