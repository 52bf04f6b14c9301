export { LyricAppearanceFields } from './LyricAppearanceFields.tsx';
export { LyricLines } from './LyricLines.tsx';
export { LyricPane } from './LyricPane.tsx';
export { useLyricAppearance } from './lyric-appearance.ts';
export { MiniPlayerLyrics } from './mini-player/MiniPlayerLyrics.tsx';
export { BarLyric } from './player-bar/BarLyric.tsx';
export { usePlaybackClock } from './scheduler/use-playback-clock.ts';
export { useLyrics } from './use-lyrics.ts';
