/** @file The editor of lyrics, apart from the rest: import it from lazily loaded chunks only. */
export { Studio, type StudioProps } from './studio/Studio.tsx';
