import { afterEach, describe, expect, it, vi } from 'vitest';
import { someTracks } from '../test/tracks.ts';
import { copyText, rowOfLink, songLink } from './share.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyText', () => {
  it('uses the clipboard where the context is secure', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('青音')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('青音');
  });

  it('falls back over plain http, leaves nothing behind and keeps the focus', async () => {
    vi.stubGlobal('isSecureContext', false);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    let copied = '';
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    expect(await copyText('青音')).toBe(true);
    expect(copied).toBe('青音');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('says so when the browser refuses', async () => {
    vi.stubGlobal('isSecureContext', false);
    document.execCommand = () => {
      throw new Error('no');
    };
    expect(await copyText('青音')).toBe(false);
  });
});

it('links a song to the page that shows it', () => {
  const page = { origin: 'http://qy.test', pathname: '/playList/5', search: '' };
  expect(songLink(33, page)).toBe('http://qy.test/playList/5#song-33');
});

it('finds the row a link leads to', () => {
  const tracks = someTracks(50);
  const list = { count: 50, rowAt: (index: number) => tracks[index] };
  expect(rowOfLink('#song-33', list)).toBe(32);
  expect(rowOfLink('#song-99', list)).toBeUndefined();
  expect(rowOfLink('#comments', list)).toBeUndefined();
  expect(rowOfLink('', list)).toBeUndefined();
});
