import { describe, expect, it } from 'vitest';
import { acts } from '../acts/acts.ts';
import { holderOf, keyMapOf, readChanges, withKeys } from './key-map.ts';
import { isReserved } from './reserved.ts';

/** Keys that two acts have. */
function shared(map: ReturnType<typeof keyMapOf>): string[] {
  const all = [...map.values()].filter((keys) => keys !== null);
  return all.filter((keys, at) => all.indexOf(keys) !== at);
}

describe('the map of the keys', () => {
  it('comes with keys that nobody else needs, each once', () => {
    const map = keyMapOf({});
    expect(map.get('player:toggle')).toBe('Space');
    expect(shared(map)).toEqual([]);
    expect(acts.filter(({ keys }) => keys !== null && isReserved(keys))).toEqual([]);
  });

  it('gives an act other keys, and free ones to nobody', () => {
    const changes = withKeys({}, 'player:next', 'Shift+N');
    expect(changes).toEqual({ 'player:next': 'Shift+N' });
    expect(holderOf(keyMapOf(changes), 'N')).toBeUndefined();
  });

  it('swaps keys that another act has', () => {
    const map = keyMapOf(withKeys({}, 'player:next', 'M'));
    expect([map.get('player:next'), map.get('player:mute')]).toEqual(['M', 'N']);
  });

  it('leaves the other act without where there is nothing to swap', () => {
    const map = keyMapOf(withKeys({}, 'page:/fm', 'M'));
    expect([map.get('page:/fm'), map.get('player:mute')]).toEqual(['M', null]);
  });

  it('takes keys away', () => {
    const map = keyMapOf(withKeys({}, 'player:like', null));
    expect(map.get('player:like')).toBeNull();
  });

  it('is as it came once everything is swapped back', () => {
    const swapped = withKeys({}, 'player:next', 'M');
    expect(withKeys(swapped, 'player:next', 'N')).toEqual({});
  });

  it('tells whose keys are, but for who asks', () => {
    const map = keyMapOf({});
    expect(holderOf(map, 'M')).toBe('player:mute');
    expect(holderOf(map, 'M', 'player:mute')).toBeUndefined();
  });

  it('takes keys that somebody gave away before from what comes with them now', () => {
    // A later release gives `M` to an act that had none when somebody chose it for another.
    const map = keyMapOf({ 'page:/fm': 'M' });
    expect(map.get('player:mute')).toBeNull();
    expect(shared(map)).toEqual([]);
  });
});

describe('what was kept', () => {
  it.each([undefined, null, 'M', 7, []])('is nothing when it is none: %s', (kept) =>
    expect(readChanges(kept)).toEqual({}),
  );

  it('is read as far as it makes sense', () => {
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
