import { describe, expect, it } from 'vitest';
import type { ConversionSource } from './conversion-source.ts';
import { ffmpegArguments } from './ffmpeg-arguments.ts';

const source: ConversionSource = {
  ...{ path: '/music/a.ape', identity: 'a', type: 'ape', bits: 16, sampleRate: 44_100 },
  ...{ startMs: 0, endMs: null },
};
const argumentsOf = (change: Partial<ConversionSource> = {}, format: 'flac' | 'opus' | 'aac' = 'flac') =>
  ffmpegArguments({ ...source, ...change }, format, '/cache/x.part').join(' ');

describe('ffmpegArguments', () => {
  it('reads local files of known containers only, without pictures, tags and chapters', () => {
    expect(argumentsOf()).toMatch(
      /-protocol_whitelist file,pipe -format_whitelist ape,wv,[a-z,0-9]+ -i file:/,
    );
    expect(argumentsOf()).toContain('-map 0:a:0 -vn -sn -dn -map_metadata -1 -map_chapters -1');
    expect(argumentsOf()).not.toMatch(/concat|hls|image2/);
  });

  it('passes any path as one argument behind a protocol', () => {
    const names = ['/m/-i.ape', '/m/concat:x.ape', '/m/a "b" \'c\'.ape', '/m/a\nb.ape', '/m/$(id);|.ape'];
    for (const path of names) {
      const given = ffmpegArguments({ ...source, path }, 'flac', '/cache/x.part');
      expect(given[given.indexOf('-i') + 1]).toBe(`file:${path}`);
      expect(given.filter((one) => one.includes(path))).toHaveLength(1);
    }
  });

  it('takes a whole file without a filter', () => {
    expect(argumentsOf()).not.toContain('-af');
  });

  it('cuts lossless parts by samples, so that neighbours share a border', () => {
    expect(argumentsOf({ endMs: 1001 })).toContain('atrim=start_pts=0:end_pts=44144,');
    expect(argumentsOf({ startMs: 1001 })).toContain('atrim=start_pts=44144,');
    expect(argumentsOf({ type: 'tak', startMs: 1001 })).toContain('-af atrim=start_sample=44144,');
  });

  it('jumps towards late parts in formats that allow it', () => {
    const late = { startMs: 60_000, endMs: 90_500 };
    expect(argumentsOf(late)).toContain('-noaccurate_seek -ss 50 -i file:');
    expect(argumentsOf(late)).toContain('-af asetpts=STARTPTS+NB_CONSUMED_SAMPLES,atrim=start_pts=441000:');
    expect(argumentsOf({ startMs: 9000 })).not.toContain('-ss');
    for (const type of ['tak', 'wma', 'dsf'] as const)
      expect(argumentsOf({ ...late, type })).not.toContain('-ss');
    expect(argumentsOf({ ...late, type: 'mp3', bits: 0 })).not.toContain('-ss');
  });

  it('cuts lossy sound and DSD by time', () => {
    expect(argumentsOf({ type: 'mp3', bits: 0, startMs: 1001, endMs: 2500 }, 'opus')).toContain(
      'atrim=start=1.001:end=2.500,',
    );
    expect(argumentsOf({ type: 'dsf', bits: 1, sampleRate: 2_822_400, startMs: 500 })).toContain(
      'atrim=start=0.500,asetpts=PTS-STARTPTS,aresample=88200',
    );
  });

  it('keeps the depth of lossless sound and halves rates above 192 kHz', () => {
    expect(argumentsOf()).toContain('-c:a flac -sample_fmt s16');
    expect(argumentsOf({ bits: 24, sampleRate: 352_800 })).toContain(
      '-af aresample=176400 -c:a flac -sample_fmt s32 -bits_per_raw_sample 24',
    );
    expect(argumentsOf({ bits: 24, sampleRate: 192_000 })).not.toContain('aresample');
  });

  it('makes Opus in Ogg, and AAC with its index in front', () => {
    expect(argumentsOf({}, 'opus')).toContain('-c:a libopus -compression_level 5 -b:a 160000 -f ogg');
    expect(argumentsOf({}, 'aac')).toContain('-c:a aac -b:a 192000 -movflags +faststart -f ipod');
  });
});
