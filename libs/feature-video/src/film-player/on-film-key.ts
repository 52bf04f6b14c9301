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
  /** shows the controls, so that the effect of the key is visible */
  stir: () => void;
}

/**
 * Runs the command of a keyboard shortcut. Returns false if it is not available, so that the page can handle the
 * key.
 */
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
      // In full screen, the browser itself handles Escape.
      return theatre.on && !fullscreen.full ? theatre.toggle : null;
  }
}
