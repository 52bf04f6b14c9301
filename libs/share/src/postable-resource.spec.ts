import { expect, it } from 'vitest';
import { postableResource } from './postable-resource.ts';

const at = (pathname: string, search: object = {}) => postableResource({ location: { pathname, search } });

it('maps a page to the kind of its resource', () => {
  expect(at('/playList/5')).toEqual({ kind: 'playlist', id: '5' });
  expect(at('/album/3')).toEqual({ kind: 'album', id: '3' });
  expect(at('/mv-detail/7')).toEqual({ kind: 'mv', id: '7' });
  expect(at('/video-detail/9423E5')).toEqual({ kind: 'video', id: '9423E5' });
  expect(at('/artists-detail', { id: '8', tab: 'mv' })).toEqual({ kind: 'artist', id: '8' });
});

it.each([
  ['/artists-detail', {}],
  ['/artists-detail', { id: 'x' }],
  ['/homepage/10', { id: '8' }],
  ['/video-detail/yt:dQw4', {}],
])('has no resource for %s %j', (pathname, search) => {
  expect(at(pathname, search)).toBeNull();
});

it('posts a song as itself, whatever page shows it', () => {
  const track = { id: 33, album: { id: 3, name: '', picUrl: '' } };
  const shown = { pathname: '/artists-detail', search: { id: '8' } };
  expect(postableResource({ location: shown, track })).toEqual({ kind: 'song', id: '33' });
});
