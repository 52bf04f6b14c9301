import { openChannel } from '@qingyin/device-storage';

/** A participant of the playback focus. */
export interface FocusHandle {
  /** Takes the focus: stops all other participants, in this tab and in others. */
  claim(): void;
  leave(): void;
}

/**
 * Lets only one source play at a time, music or video, in all tabs (docs/specification/README.md, Video). Sources
 * claim the focus and do not depend on each other.
 */
export interface PlaybackFocus {
  /** Registers a participant; `fallSilent` is called when another one claims the focus. */
  join(fallSilent: () => void): FocusHandle;
  dispose(): void;
}

interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
  close(): void;
}

const CHANNEL_NAME = 'qingyin-playback-focus';

/**
 * Creates the playback focus of a page. Tabs of one origin are connected where the browser has BroadcastChannel.
 */
export function createPlaybackFocus(channel: Channel | null = openChannel(CHANNEL_NAME)): PlaybackFocus {
  const seats = new Set<() => void>();
  // A channel does not receive its own messages, so each one comes from another tab.
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
