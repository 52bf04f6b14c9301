import { describe, expect, it } from 'vitest';
import { filmShortcutOf, type KeyPress } from './film-shortcuts.ts';

const press = (key: string, code = '', more: Partial<KeyPress> = {}, rtl = false) =>
  filmShortcutOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more }, rtl);

describe('keyboard shortcut of a film', () => {
  it('plays, seeks, and changes volume, speed and picture', () => {
    expect(press(' ', 'Space')).toEqual({ command: 'toggle' });
    expect(press('K', 'KeyK')).toEqual({ command: 'toggle' });
    expect(press('j', 'KeyJ')).toEqual({ command: 'jump', seconds: -10 });
    expect(press('ArrowUp')).toEqual({ command: 'louder', percent: 5 });
    expect(press('>', 'Period')).toEqual({ command: 'faster', step: 1 });
    expect(press('f', 'KeyF')).toEqual({ command: 'fullscreen' });
  });

  it('seeks to tenths by digits, also by digits of other scripts', () => {
    expect(press('3', 'Digit3')).toEqual({ command: 'share', share: 0.3 });
    expect(press('٣', 'Numpad3')).toEqual({ command: 'share', share: 0.3 });
    expect(press('#', 'Digit3')).toBeNull();
  });

  it("uses the key's position on layouts with another alphabet", () => {
    expect(press('ь', 'KeyM')).toEqual({ command: 'mute' });
    // On other Latin layouts the typed letter counts.
    expect(press('m', 'Semicolon')).toEqual({ command: 'mute' });
  });

  it('follows the text direction for arrow keys', () => {
    expect(press('ArrowRight')).toEqual({ command: 'jump', seconds: 5 });
    expect(press('ArrowRight', '', {}, true)).toEqual({ command: 'jump', seconds: -5 });
  });

  it('ignores keys with a modifier and unknown keys', () => {
    expect(press('f', 'KeyF', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', '', { altKey: true })).toBeNull();
    expect(press('Tab', 'Tab')).toBeNull();
    expect(press('constructor')).toBeNull();
  });
});
