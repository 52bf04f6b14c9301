import { describe, expect, it, vi } from 'vitest';
import { recoverFromLostChunk } from './chunk-errors.ts';

function ports({ served = 'new', playing = false, lasts = true, kept = {} as Record<string, string> } = {}) {
  return {
    buildId: 'old',
    servedBuildId: () =>
      served === 'unreachable' ? Promise.reject(new Error(served)) : Promise.resolve(served),
    storage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
      isPersistent: () => lasts,
    },
    isPlaying: () => playing,
    reload: vi.fn(),
  };
}

describe('recovery from a chunk that failed to load', () => {
  it('reloads once per deployed version and never loops', async () => {
    const kept = {};
    const first = ports({ kept });
    expect(await recoverFromLostChunk(first)).toBe('reloads');
    expect(first.reload).toHaveBeenCalledTimes(1);
    const second = ports({ kept });
    expect(await recoverFromLostChunk(second)).toBe('newer');
    expect(second.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the version is the same', { served: 'old' }, 'same'],
    ['the server cannot be reached', { served: 'unreachable' }, 'same'],
    ['music plays', { playing: true }, 'newer'],
    ['storage does not persist, so that a reload loop could not be detected', { lasts: false }, 'newer'],
  ])('does not reload when %s', async (_why, options, recovery) => {
    const given = ports(options);
    expect(await recoverFromLostChunk(given)).toBe(recovery);
    expect(given.reload).not.toHaveBeenCalled();
  });
});
