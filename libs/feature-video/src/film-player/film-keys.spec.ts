import { describe, expect, it } from 'vitest';
import { filmKeyOf, type KeyPressed } from './film-keys.ts';

const press = (key: string, code = '', more: Partial<KeyPressed> = {}, rtl = false) =>
  filmKeyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more }, rtl);

describe('a key pressed at a film', () => {
  it('plays, seeks, and changes sound, speed and picture', () => {
    expect(press(' ', 'Space')).toEqual({ act: 'toggle' });
    expect(press('K', 'KeyK')).toEqual({ act: 'toggle' });
    expect(press('j', 'KeyJ')).toEqual({ act: 'jump', seconds: -10 });
    expect(press('ArrowUp')).toEqual({ act: 'louder', percent: 5 });
    expect(press('>', 'Period')).toEqual({ act: 'faster', step: 1 });
    expect(press('f', 'KeyF')).toEqual({ act: 'fullscreen' });
  });

  it('leads to tenths of it by digits, also those of other scripts', () => {
    expect(press('3', 'Digit3')).toEqual({ act: 'share', share: 0.3 });
    expect(press('٣', 'Numpad3')).toEqual({ act: 'share', share: 0.3 });
    expect(press('#', 'Digit3')).toBeNull();
  });

  it('is the one in that place where the keyboard writes another alphabet', () => {
    expect(press('ь', 'KeyM')).toEqual({ act: 'mute' });
    // A keyboard of another order writes the letter that counts.
    expect(press('m', 'Semicolon')).toEqual({ act: 'mute' });
  });

  it('follows the reading direction by its arrows', () => {
    expect(press('ArrowRight')).toEqual({ act: 'jump', seconds: 5 });
    expect(press('ArrowRight', '', {}, true)).toEqual({ act: 'jump', seconds: -5 });
  });

  it('is left to the browser with a modifier, and where it means nothing', () => {
    expect(press('f', 'KeyF', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', '', { altKey: true })).toBeNull();
    expect(press('Tab', 'Tab')).toBeNull();
    expect(press('constructor')).toBeNull();
  });
});
