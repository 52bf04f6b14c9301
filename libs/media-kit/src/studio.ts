/** @file Entry of the lyrics editor, separate from the rest: import it from lazily loaded chunks only. */
export { Studio, type StudioProps } from './studio/Studio.tsx';
