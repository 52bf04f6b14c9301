import { expect, it } from 'vitest';
import { embedAttributes, embedCode, embeddable } from './embed-code.ts';

it.each(['song', 'playlist', 'album'] as const)('a %s can be embedded', (kind) => {
  expect(embeddable({ kind, id: '7' })).toEqual({ kind, id: '7' });
});

it.each(['mv', 'video', 'artist'] as const)('a %s cannot be embedded', (kind) => {
  expect(embeddable({ kind, id: '7' })).toBeNull();
});

it('has two lines and omits default attributes', () => {
  const album = { kind: 'album', id: '7' } as const;
  expect(embedCode('https://music.example', embedAttributes(album, 'auto', 'full'))).toBe(
    '<script type="module" src="https://music.example/widget/qingyin-player.js"></script>\n' +
      '<qingyin-player album="7"></qingyin-player>',
  );
  expect(embedCode('', embedAttributes(album, 'dark', 'compact'))).toContain(
    '<qingyin-player album="7" theme="dark" size="compact">',
  );
});
