import type { PublicSnapshot } from '@qingyin/player';

declare global {
  const __BUILD_ID__: string;

  /** Document picture-in-picture: always-on-top windows. Not in every browser, and only in secure contexts. */
  interface DocumentPictureInPicture extends EventTarget {
    readonly window: (Window & typeof globalThis) | null;
    requestWindow(options?: { width?: number; height?: number }): Promise<Window & typeof globalThis>;
  }

  interface Window {
    readonly documentPictureInPicture?: DocumentPictureInPicture;
    /** Public API for the console and for tests (docs/specification/accessible-names.md). */
    qingyin?: {
      readonly player: PublicSnapshot;
      /** Analyser of the audio graph's output; null before the first user gesture. */
      readonly analyser: () => AnalyserNode | null;
      readonly version: string;
    };
  }
}
