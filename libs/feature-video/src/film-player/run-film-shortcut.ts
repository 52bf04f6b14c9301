import type { FilmCommands } from './film-commands.ts';
import { adjacentRate } from './film-commands.ts';
import type { FilmShortcut } from './film-shortcuts.ts';
import type { FilmState } from './film-state.ts';

interface ShortcutTargets {
  commands: FilmCommands;
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
export function runFilmShortcut(key: FilmShortcut, targets: ShortcutTargets): boolean {
  const action = actionOf(key, targets);
  if (!action) return false;
  action();
  targets.stir();
  return true;
}

function actionOf(key: FilmShortcut, targets: ShortcutTargets): (() => void) | null | undefined {
  const { commands, state, sound, fullscreen, theatre } = targets;
  switch (key.command) {
    case 'toggle':
      return commands.toggle;
    case 'jump':
      return () => commands.seekBy(key.seconds);
    case 'share':
      return () => commands.seek(key.share * state.durationS);
    case 'louder':
      return () => sound.setAudiblePercent(Math.min(Math.max(sound.audiblePercent + key.percent, 0), 100));
    case 'faster':
      return () => commands.setRate(adjacentRate(state.rate, key.step));
    case 'mute':
      return sound.toggleMuted;
    case 'loop':
      return targets.loop;
    case 'captions':
      return targets.captions?.toggle;
    case 'picture':
      return targets.picture;
    case 'theatre':
      return theatre.toggle;
    case 'fullscreen':
      return fullscreen.offered ? fullscreen.toggle : null;
    case 'next':
      return targets.next;
    case 'leave':
      // In full screen, the browser itself handles Escape.
      return theatre.on && !fullscreen.full ? theatre.toggle : null;
  }
}
