import { describe, expect, it } from 'vitest';
import { protocolOf } from './player-protocol.ts';

describe("messages of other services' players", () => {
  it.each([
    ['youtube', JSON.stringify({ event: 'onReady' }), 'ready'],
    ['youtube', JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), 'playing'],
    ['youtube', JSON.stringify({ event: 'onStateChange', info: 2 }), 'paused'],
    ['youtube', JSON.stringify({ event: 'infoDelivery', info: { currentTime: 1 } }), null],
    ['vimeo', { event: 'play', data: { seconds: 1 } }, 'playing'],
    ['vimeo', JSON.stringify({ event: 'ended' }), 'ended'],
    ['soundcloud', JSON.stringify({ method: 'finish', value: null }), 'ended'],
    ['player.js', JSON.stringify({ context: 'player.js', event: 'pause' }), 'paused'],
  ] as const)('parses %s: %s', (speech, message, said) => {
    expect(protocolOf(speech)?.hear(message)).toBe(said);
  });

  it.each(['not json', 7, null, undefined, '[]', JSON.stringify({ event: 'constructor' })])(
    'ignores the invalid message %s',
    (message) => {
      for (const speech of ['youtube', 'vimeo', 'soundcloud', 'player.js'] as const)
        expect(protocolOf(speech)?.hear(message)).toBeNull();
    },
  );

  it('have no protocol for services without messages', () => {
    expect(protocolOf(undefined)).toBeNull();
  });
});
