import { expect, it } from 'vitest';
import { filmLink, pageLink, songLink } from './links.ts';

const home = window.location.origin;
const album = { id: 3, name: '唐诗', picUrl: '' };

it('links to a page without its overlays and without a linked song', () => {
  const search = { id: '7', tab: 'mv', now: 'lyrics', settings: 'account', qr: 'x', song: '4', t: 62 };
  expect(pageLink({ pathname: '/artists-detail', search })).toBe(`${home}/artists-detail?id=7&tab=mv`);
  const video = { pathname: '/video-detail/x', search: { t: 62, now: 'lyrics' } };
  expect(pageLink(video)).toBe(`${home}/video-detail/x?t=62`);
  expect(pageLink({ pathname: '/album/3', search: {} })).toBe(`${home}/album/3`);
});

it('links to a song on its album, wherever it is shown', () => {
  const shown = { pathname: '/playList/5', search: { now: 'lyrics' } };
  expect(songLink({ id: 33, album }, shown)).toBe(`${home}/album/3?song=33`);
  expect(songLink({ id: 33, album }, shown, 62)).toBe(`${home}/album/3?song=33&t=62`);
});

it('links to a song without an album on the page that shows it', () => {
  const shown = { pathname: '/artists-detail', search: { id: '7', now: 'lyrics', song: '4', t: 5 } };
  const loose = { id: 33, album: { ...album, id: 0 } };
  expect(songLink(loose, shown, 62)).toBe(`${home}/artists-detail?id=7&song=33&t=62`);
});

it('links to a film with or without a start, whatever start led to it', () => {
  const shown = { pathname: '/mv-detail/7', search: { t: 12 } };
  expect(filmLink(shown, 62)).toBe(`${home}/mv-detail/7?t=62`);
  expect(filmLink(shown)).toBe(`${home}/mv-detail/7`);
});
