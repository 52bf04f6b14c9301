import type { PublicSnapshot } from '@qingyin/player';

declare global {
  const __BUILD_ID__: string;

  interface Window {
    /** For users of the console and for tests (screens.md, "Accessible names that must hold"). */
    qingyin?: {
      readonly player: PublicSnapshot;
      /** samples of what sounds, as the graph hears it; null before the first gesture */
      readonly analyser: () => AnalyserNode | null;
      readonly version: string;
    };
  }
}
