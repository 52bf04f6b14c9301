import { describe, expect, it } from 'vitest';
import { acts } from '../acts/acts.ts';
import { holderOf, keyMapOf, readChanges, withKeys } from './key-map.ts';
import { isReserved } from './reserved.ts';

/** Combinations that are bound to more than one command. */
function shared(map: ReturnType<typeof keyMapOf>): string[] {
  const all = [...map.values()].filter((keys) => keys !== null);
  return all.filter((keys, at) => all.indexOf(keys) !== at);
}

describe('key bindings', () => {
  it('have unique defaults, none of them reserved', () => {
    const map = keyMapOf({});
    expect(map.get('player:toggle')).toBe('Space');
    expect(shared(map)).toEqual([]);
    expect(acts.filter(({ keys }) => keys !== null && isReserved(keys))).toEqual([]);
  });

  it('bind a command to other keys and leave its former keys free', () => {
    const changes = withKeys({}, 'player:next', 'Shift+N');
    expect(changes).toEqual({ 'player:next': 'Shift+N' });
    expect(holderOf(keyMapOf(changes), 'N')).toBeUndefined();
  });

  it('swap keys with the command that had them', () => {
    const map = keyMapOf(withKeys({}, 'player:next', 'M'));
    expect([map.get('player:next'), map.get('player:mute')]).toEqual(['M', 'N']);
  });

  it('leave the other command without keys if there are none to swap', () => {
    const map = keyMapOf(withKeys({}, 'page:/fm', 'M'));
    expect([map.get('page:/fm'), map.get('player:mute')]).toEqual(['M', null]);
  });

  it('unbind a command', () => {
    const map = keyMapOf(withKeys({}, 'player:like', null));
    expect(map.get('player:like')).toBeNull();
  });

  it('equal the defaults once a swap is undone', () => {
    const swapped = withKeys({}, 'player:next', 'M');
    expect(withKeys(swapped, 'player:next', 'N')).toEqual({});
  });

  it('find the command that has a combination, except for the given command', () => {
    const map = keyMapOf({});
    expect(holderOf(map, 'M')).toBe('player:mute');
    expect(holderOf(map, 'M', 'player:mute')).toBeUndefined();
  });

  it('prefer a binding of the user to a default with the same keys', () => {
    // A later release gives `M` as a default to another command after the user chose it for this one.
    const map = keyMapOf({ 'page:/fm': 'M' });
    expect(map.get('player:mute')).toBeNull();
    expect(shared(map)).toEqual([]);
  });
});

describe('persisted key bindings', () => {
  it.each([undefined, null, 'M', 7, []])('are empty for the invalid value %s', (kept) =>
    expect(readChanges(kept)).toEqual({}),
  );

  it('drop invalid entries and keep the valid ones', () => {
    const kept = {
      'player:next': 'X',
      'player:mute': null,
      'player:like': 'X',
      'player:mode': 'Tab',
      gone: 'Y',
      'page:/fm': 7,
    };
    expect(readChanges(kept)).toEqual({ 'player:next': 'X', 'player:mute': null });
  });
});
