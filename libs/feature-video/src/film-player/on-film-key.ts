import type { FilmActs } from './film-acts.ts';
import { rateBeside } from './film-acts.ts';
import type { FilmKey } from './film-keys.ts';
import type { FilmState } from './film-state.ts';

interface Hands {
  acts: FilmActs;
  state: FilmState;
  sound: { heard: number; setHeard: (percent: number) => void; toggleMuted: () => void };
  captions: { toggle: () => void } | null;
  loop: () => void;
  picture: (() => void) | null;
  theatre: { on: boolean; toggle: () => void };
  fullscreen: { full: boolean; offered: boolean; toggle: () => void };
  next: (() => void) | undefined;
  /** brings the controls back, so that what the key did is to be seen */
  stir: () => void;
}

/** Does what a key asks for; false where there is nothing to do it with, and the key is the page's again. */
export function onFilmKey(key: FilmKey, hands: Hands): boolean {
  const done = act(key, hands);
  if (done) hands.stir();
  return done;
}

function act(key: FilmKey, hands: Hands): boolean {
  const { acts, state, sound, fullscreen } = hands;
  switch (key.act) {
    case 'toggle':
      return did(acts.toggle);
    case 'skip':
      return did(() => acts.skip(key.seconds));
    case 'share':
      return did(() => acts.seek(key.share * state.durationS));
    case 'louder':
      return did(() => sound.setHeard(Math.min(Math.max(sound.heard + key.percent, 0), 100)));
    case 'faster':
      return did(() => acts.setRate(rateBeside(state.rate, key.step)));
    case 'mute':
      return did(sound.toggleMuted);
    case 'loop':
      return did(hands.loop);
    case 'captions':
      return did(hands.captions?.toggle);
    case 'picture':
      return did(hands.picture);
    case 'theatre':
      return did(hands.theatre.toggle);
    case 'fullscreen':
      return did(fullscreen.offered ? fullscreen.toggle : null);
    case 'next':
      return did(hands.next);
    case 'leave':
      // The browser itself leaves the full screen by Escape.
      return did(hands.theatre.on && !fullscreen.full ? hands.theatre.toggle : null);
  }
}

function did(something: (() => void) | null | undefined): boolean {
  something?.();
  return something !== null && something !== undefined;
}
