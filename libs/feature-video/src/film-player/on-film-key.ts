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
  const act = actOf(key, hands);
  if (!act) return false;
  act();
  hands.stir();
  return true;
}

function actOf(key: FilmKey, hands: Hands): (() => void) | null | undefined {
  const { acts, state, sound, fullscreen, theatre } = hands;
  switch (key.act) {
    case 'toggle':
      return acts.toggle;
    case 'jump':
      return () => acts.jump(key.seconds);
    case 'share':
      return () => acts.seek(key.share * state.durationS);
    case 'louder':
      return () => sound.setHeard(Math.min(Math.max(sound.heard + key.percent, 0), 100));
    case 'faster':
      return () => acts.setRate(rateBeside(state.rate, key.step));
    case 'mute':
      return sound.toggleMuted;
    case 'loop':
      return hands.loop;
    case 'captions':
      return hands.captions?.toggle;
    case 'picture':
      return hands.picture;
    case 'theatre':
      return theatre.toggle;
    case 'fullscreen':
      return fullscreen.offered ? fullscreen.toggle : null;
    case 'next':
      return hands.next;
    case 'leave':
      // The browser itself leaves the full screen by Escape.
      return theatre.on && !fullscreen.full ? theatre.toggle : null;
  }
}
