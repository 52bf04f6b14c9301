export { PlayToggle } from './bar/PlayToggle.tsx';
export { formatClock } from './format-clock.ts';
export { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';
export { PlayerProvider, usePlayer } from './player-context.tsx';
export { QueueDrawer } from './queue/lazy-queue-drawer.ts';
export type { QueueDrawerProps } from './queue/QueueDrawer.tsx';
export { Slider, type SliderProps } from './slider/Slider.tsx';
export { usePlayerTexts } from './texts/use-player-texts.ts';
export { usePlayerState, useProgress } from './use-player-state.ts';
