import type { PublicSnapshot } from '@qingyin/player';

declare global {
  const __BUILD_ID__: string;
  /** share of translated texts by locale, percent; complete locales are absent (tools/vite/incomplete-locales.mts) */
  const __INCOMPLETE_LOCALES__: Readonly<Partial<Record<string, number>>>;

  interface Window {
    /** Public API for the console and for tests (docs/specification/accessible-names.md). */
    qingyin?: {
      readonly player: PublicSnapshot;
      /** Analyser of the audio graph's output; null before the first user gesture. */
      readonly analyser: () => AnalyserNode | null;
      readonly version: string;
    };
  }
}
