import { describe, expect, it } from 'vitest';
import { commands } from '../commands/commands.ts';
import { commandBoundTo, resolveKeyBindings, parseKeyBindingOverrides, withBinding } from './key-bindings.ts';
import { isReserved } from './reserved-keys.ts';

/** Combinations that are bound to more than one command. */
function shared(map: ReturnType<typeof resolveKeyBindings>): string[] {
  const all = [...map.values()].filter((keys) => keys !== null);
  return all.filter((keys, at) => all.indexOf(keys) !== at);
}

describe('key bindings', () => {
  it('have unique defaults, none of them reserved', () => {
    const map = resolveKeyBindings({});
    expect(map.get('player:toggle')).toBe('Space');
    expect(shared(map)).toEqual([]);
    expect(commands.filter(({ defaultKeys }) => defaultKeys !== null && isReserved(defaultKeys))).toEqual([]);
  });

  it('bind a command to other keys and leave its former keys free', () => {
    const changes = withBinding({}, 'player:next', 'Shift+N');
    expect(changes).toEqual({ 'player:next': 'Shift+N' });
    expect(commandBoundTo(resolveKeyBindings(changes), 'N')).toBeUndefined();
  });

  it('swap keys with the command that had them', () => {
    const map = resolveKeyBindings(withBinding({}, 'player:next', 'M'));
    expect([map.get('player:next'), map.get('player:mute')]).toEqual(['M', 'N']);
  });

  it('leave the other command without keys if there are none to swap', () => {
    const map = resolveKeyBindings(withBinding({}, 'page:/fm', 'M'));
    expect([map.get('page:/fm'), map.get('player:mute')]).toEqual(['M', null]);
  });

  it('unbind a command', () => {
    const map = resolveKeyBindings(withBinding({}, 'player:like', null));
    expect(map.get('player:like')).toBeNull();
  });

  it('equal the defaults once a swap is undone', () => {
    const swapped = withBinding({}, 'player:next', 'M');
    expect(withBinding(swapped, 'player:next', 'N')).toEqual({});
  });

  it('find the command that has a combination, except for the given command', () => {
    const map = resolveKeyBindings({});
    expect(commandBoundTo(map, 'M')).toBe('player:mute');
    expect(commandBoundTo(map, 'M', 'player:mute')).toBeUndefined();
  });

  it('prefer a binding of the user to a default with the same keys', () => {
    // A later release gives `M` as a default to another command after the user chose it for this one.
    const map = resolveKeyBindings({ 'page:/fm': 'M' });
    expect(map.get('player:mute')).toBeNull();
    expect(shared(map)).toEqual([]);
  });
});

describe('persisted key bindings', () => {
  it.each([undefined, null, 'M', 7, []])('are empty for the invalid value %s', (kept) =>
    expect(parseKeyBindingOverrides(kept)).toEqual({}),
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
    expect(parseKeyBindingOverrides(kept)).toEqual({ 'player:next': 'X', 'player:mute': null });
  });
});
