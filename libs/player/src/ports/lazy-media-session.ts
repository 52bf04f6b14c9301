import type { MediaSessionActions, MediaSessionPort } from './ports.ts';

type Shown = Parameters<MediaSessionPort['show']>[0];

/**
 * Media session whose code loads with the first track: before it there is nothing to show and no key to handle.
 */
export function lazyMediaSession(
  load: () => Promise<MediaSessionPort> = async () =>
    (await import('./media-session-port.ts')).browserMediaSession(),
): MediaSessionPort {
  let port: MediaSessionPort | null = null;
  let asked = false;
  let actions: MediaSessionActions | null = null;
  let shown: Shown | null = null;

  async function open(): Promise<void> {
    asked = true;
    port = await load().catch(() => null);
    if (!port) {
      asked = false;
      return;
    }
    if (actions) port.bind(actions);
    if (shown) port.show(shown);
  }

  return {
    bind(bound) {
      actions = bound;
      port?.bind(bound);
    },
    show(state) {
      shown = state;
      port?.show(state);
      if (!asked && state.track) void open();
    },
    // Not stored: it is sent again every second during playback.
    position: (state) => port?.position(state),
    dispose() {
      actions = null;
      shown = null;
      port?.dispose();
    },
  };
}
