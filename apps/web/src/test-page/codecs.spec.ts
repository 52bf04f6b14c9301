import { describe, expect, it } from 'vitest';
import { codecRows } from './codecs.ts';

describe('codec table', () => {
  const audio = {
    canPlayType: (type: string) => (type.includes('mpeg') ? ('maybe' as const) : ('' as const)),
  };

  it('lists MP3, FLAC, AAC, Opus and Vorbis', () => {
    expect(codecRows(audio, undefined).map(({ name }) => name)).toEqual([
      'MP3',
      'FLAC',
      'AAC',
      'Opus',
      'Vorbis',
    ]);
  });

  it('reports playback and media source support, by the container each of them needs', () => {
    const asked: string[] = [];
    const rows = codecRows(audio, { isTypeSupported: (type) => (asked.push(type), type.includes('webm')) });
    expect(rows.find(({ name }) => name === 'MP3')).toEqual({ name: 'MP3', plays: 'maybe', streams: false });
    expect(rows.find(({ name }) => name === 'Opus')).toEqual({ name: 'Opus', plays: '', streams: true });
    expect(asked).toContain('audio/mp4; codecs="flac"');
  });

  it('handles browsers without media source extensions', () => {
    expect(codecRows(audio, undefined).every(({ streams }) => streams === null)).toBe(true);
  });
});
