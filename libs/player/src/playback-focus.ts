import { openChannel } from '@qingyin/device-storage';

/** One party that makes sound. */
export interface FocusSeat {
  /** Everybody else falls silent, in this tab and in the others. */
  claim(): void;
  leave(): void;
}

/** Lets one of music and video sound at a time (screens.md, Video); features claim, nobody calls the other side. */
export interface PlaybackFocus {
  /** `fallSilent` is called when somebody else claims. */
  join(fallSilent: () => void): FocusSeat;
  dispose(): void;
}

interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
  close(): void;
}

const CHANNEL_NAME = 'qingyin-playback-focus';

/** Makes the focus of one page; pages of the same origin hear each other where the browser has BroadcastChannel. */
export function createPlaybackFocus(channel: Channel | null = openChannel(CHANNEL_NAME)): PlaybackFocus {
  const seats = new Set<() => void>();
  // A channel never hears itself, so every message is another tab's claim.
  channel?.addEventListener('message', () => {
    for (const fallSilent of [...seats]) fallSilent();
  });
  return {
    join(fallSilent) {
      seats.add(fallSilent);
      return {
        claim() {
          for (const other of [...seats]) if (other !== fallSilent) other();
          channel?.postMessage('claim');
        },
        leave() {
          seats.delete(fallSilent);
        },
      };
    },
    dispose() {
      seats.clear();
      channel?.close();
    },
  };
}
