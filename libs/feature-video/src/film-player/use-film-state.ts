import { useMemo, useSyncExternalStore } from 'react';
import { type FilmState, createFilmStore, NO_FILM } from './film-state.ts';

const nothing = { get: () => NO_FILM, subscribe: () => () => {} };

/** State of the film in a video element; the initial state while there is no element. */
export function useFilmState(video: HTMLVideoElement | null): FilmState {
  const store = useMemo(() => (video ? createFilmStore(video) : nothing), [video]);
  return useSyncExternalStore(store.subscribe, store.get);
}
