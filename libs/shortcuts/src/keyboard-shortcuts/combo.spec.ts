import { describe, expect, it } from 'vitest';
import { comboOf, type Keyboard, splitCombo, typesNothing } from './combo.ts';
import { isReserved } from './reserved-keys.ts';

const pc: Keyboard = { apple: false, rtl: false };
const mac: Keyboard = { apple: true, rtl: false };
const arabic: Keyboard = { apple: false, rtl: true };

const press = (init: KeyboardEventInit, keyboard = pc) =>
  comboOf(new KeyboardEvent('keydown', init), keyboard);

describe('key combination', () => {
  it.each<[string, KeyboardEventInit, Keyboard, string | null]>([
    ['a letter', { key: 'n', code: 'KeyN' }, pc, 'N'],
    ['a letter with Caps Lock', { key: 'N', code: 'KeyN' }, pc, 'N'],
    ['Shift and a letter', { key: 'N', code: 'KeyN', shiftKey: true }, pc, 'Shift+N'],
    ['a punctuation mark, without its Shift', { key: '?', code: 'Minus', shiftKey: true }, pc, '?'],
    ['the space bar', { key: ' ', code: 'Space' }, pc, 'Space'],
    ['Ctrl on a PC', { key: 'k', code: 'KeyK', ctrlKey: true }, pc, 'Mod+K'],
    ['⌘ on a Mac', { key: 'k', code: 'KeyK', metaKey: true }, mac, 'Mod+K'],
    ['Ctrl on a Mac', { key: 'k', code: 'KeyK', ctrlKey: true }, mac, 'Ctrl+K'],
    ['the Windows key', { key: 'k', code: 'KeyK', metaKey: true }, pc, 'Meta+K'],
    ['a letter of another alphabet', { key: 'л', code: 'KeyK', ctrlKey: true }, pc, 'Mod+K'],
    [
      'a letter that Option turns into another character',
      { key: '˚', code: 'KeyK', altKey: true },
      mac,
      'Alt+K',
    ],
    [
      'a digit that Option turns into another character',
      { key: '¡', code: 'Digit1', altKey: true },
      mac,
      'Alt+1',
    ],
    ['a letter by the layout, not by the position', { key: 'q', code: 'KeyA' }, pc, 'Q'],
    ['a punctuation mark at the position of a letter', { key: ',', code: 'KeyM' }, pc, ','],
    ['the right arrow', { key: 'ArrowRight', code: 'ArrowRight' }, pc, 'Forward'],
    [
      'the right arrow in a right-to-left language',
      { key: 'ArrowRight', code: 'ArrowRight' },
      arabic,
      'Back',
    ],
    ['the plus sign', { key: '+', code: 'Equal', shiftKey: true, ctrlKey: true }, pc, 'Mod++'],
    ['Shift alone', { key: 'Shift', code: 'ShiftLeft', shiftKey: true }, pc, null],
    ['a dead key', { key: 'Dead', code: 'Quote' }, pc, null],
    ['the first key of a composition', { key: 'Process', code: 'KeyN' }, pc, null],
  ])('is read from a keydown event: %s', (_what, init, keyboard, combo) =>
    expect(press(init, keyboard)).toBe(combo),
  );

  it('leaves out the Ctrl and Alt that some browsers report for AltGr', () => {
    const at = { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true, modifierAltGraph: true };
    expect(press(at)).toBe('@');
  });

  it('is split into its parts, also if the key is the plus sign', () => {
    expect(splitCombo('Mod+Shift+K')).toEqual(['Mod', 'Shift', 'K']);
    expect(splitCombo('Mod++')).toEqual(['Mod', '+']);
    expect(splitCombo('+')).toEqual(['+']);
  });
});

it.each([
  ['Mod+K', true],
  ['Meta+K', true],
  ['K', false],
  ['Shift+K', false],
  ['Alt+K', false],
  ['?', false],
])('%s types nothing: %s', (combo, nothing) => expect(typesNothing(combo)).toBe(nothing));

describe('reserved key combinations', () => {
  it.each([
    'Tab',
    'Shift+Tab',
    'Enter',
    'Escape',
    'ArrowDown',
    'PageUp',
    'Home',
    'Mod+C',
    'Mod+Shift+T',
    'Mod+S',
    'Mod+-',
    'Mod++',
    'Mod+0',
    'Mod+Backspace',
    'Mod+Forward',
    'Alt+Shift+ArrowUp',
    'F5',
    'Alt+Back',
  ])('cannot be bound: %s', (combo) => expect(isReserved(combo)).toBe(true));
  it.each([
    'N',
    'Space',
    'Shift+Space',
    'Forward',
    'Shift+Forward',
    'Mod+K',
    'Alt+1',
    'Alt+N',
    '?',
    '=',
    'F8',
  ])('do not include %s', (combo) => expect(isReserved(combo)).toBe(false));
});
