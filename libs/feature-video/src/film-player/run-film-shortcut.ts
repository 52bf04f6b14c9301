import type { FilmCommands } from './film-commands.ts';
import { adjacentRate } from './film-commands.ts';
import type { FilmShortcut } from './film-shortcuts.ts';
import type { FilmState } from './film-state.ts';

interface Hands {
  acts: FilmCommands;
  state: FilmState;
  sound: { audiblePercent: number; setAudiblePercent: (percent: number) => void; toggleMuted: () => void };
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
export function runFilmShortcut(key: FilmShortcut, hands: Hands): boolean {
  const act = actOf(key, hands);
  if (!act) return false;
  act();
  hands.stir();
  return true;
}

function actOf(key: FilmShortcut, hands: Hands): (() => void) | null | undefined {
  const { acts, state, sound, fullscreen, theatre } = hands;
  switch (key.command) {
    case 'toggle':
      return acts.toggle;
    case 'jump':
      return () => acts.seekBy(key.seconds);
    case 'share':
      return () => acts.seek(key.share * state.durationS);
    case 'louder':
      return () => sound.setAudiblePercent(Math.min(Math.max(sound.audiblePercent + key.percent, 0), 100));
    case 'faster':
      return () => acts.setRate(adjacentRate(state.rate, key.step));
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
