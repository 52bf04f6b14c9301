import { describe, expect, it } from 'vitest';
import { codecRows } from './codecs.ts';

describe('the codec table', () => {
  const audio = {
    canPlayType: (type: string) => (type.includes('mpeg') ? ('maybe' as const) : ('' as const)),
  };

  it('has the encodings of screens.md', () => {
    expect(codecRows(audio, undefined).map(({ name }) => name)).toEqual([
      'MP3',
      'FLAC',
      'AAC',
      'Opus',
      'Vorbis',
    ]);
  });

  it('says how sure the browser is, and asks media sources for their own form', () => {
    const asked: string[] = [];
    const rows = codecRows(audio, { isTypeSupported: (type) => (asked.push(type), type.includes('webm')) });
    expect(rows.find(({ name }) => name === 'MP3')).toEqual({ name: 'MP3', plays: 'maybe', streams: false });
    expect(rows.find(({ name }) => name === 'Opus')).toEqual({ name: 'Opus', plays: '', streams: true });
    expect(asked).toContain('audio/mp4; codecs="flac"');
  });

  it('knows a browser without media sources', () => {
    expect(codecRows(audio, undefined).every(({ streams }) => streams === null)).toBe(true);
  });
});
