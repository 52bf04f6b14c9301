import type { PublicSnapshot } from '@qingyin/player';

declare global {
  const __BUILD_ID__: string;

  /** Windows that stay in front of all others; not in every browser, and nowhere in plain http. */
  interface DocumentPictureInPicture extends EventTarget {
    readonly window: (Window & typeof globalThis) | null;
    requestWindow(options?: { width?: number; height?: number }): Promise<Window & typeof globalThis>;
  }

  interface Window {
    readonly documentPictureInPicture?: DocumentPictureInPicture;
    /** For users of the console and for tests (screens.md, "Accessible names that must hold"). */
    qingyin?: {
      readonly player: PublicSnapshot;
      /** samples of what sounds, as the graph hears it; null before the first gesture */
      readonly analyser: () => AnalyserNode | null;
      readonly version: string;
    };
  }
}
