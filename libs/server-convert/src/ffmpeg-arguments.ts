import {
  bitrateOfFormat,
  type ConversionFormat,
  conversionFormats,
  type ConversionSource,
  limitOfFormat,
} from './conversion-source.ts';

/** Limit of the processor time of one run, s, which ffmpeg enforces itself should the server end without stopping it. */
export const MOST_CPU_S = 900;

/**
 * The only containers that ffmpeg may read: others, such as playlists and scripts, can name further files and
 * addresses.
 */
export const CONTAINERS = 'ape,wv,asf,dsf,iff,tta,tak,mpc,mpc8,aiff,mov,flac,wav,mp3,ogg,aac';

/** Of 10: at this bit rate more effort takes half as long again and is not heard. */
const OPUS_EFFORT = '5';
const DSD_RATE = 88_200;
const HIGHEST_RATE = 192_000;

/**
 * Command line of one conversion. Paths have the prefix `file:`, so that no name is taken for an option or for another
 * protocol.
 *
 * @param output absolute path of the file to be written
 */
export function ffmpegArguments(
  source: ConversionSource,
  format: ConversionFormat,
  output: string,
): string[] {
  const filters = [...cut(source), ...shape(source, format)];
  return [
    ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', '-y'],
    ...['-timelimit', String(MOST_CPU_S), '-progress', 'pipe:1'],
    ...['-threads', '1', '-protocol_whitelist', 'file,pipe', '-format_whitelist', CONTAINERS],
    ...jump(source),
    ...['-i', `file:${source.path}`],
    ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...(filters.length > 0 ? ['-af', filters.join(',')] : []),
    ...encoding(source, format),
    ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'],
    `file:${output}`,
  ];
}

const isDsd = ({ type }: ConversionSource): boolean => type === 'dsf' || type === 'dff';

/**
 * Formats that are decoded from a place near the start of a part instead of the beginning: after a jump, the time of the
 * first packet is exact in them.
 */
const SOUGHT: ReadonlySet<string> = new Set(['flac', 'wav', 'ape', 'wv', 'tta', 'aiff', 'm4a']);
/** Sound in front of a part that is decoded too, ms; jumps can end later than wanted. */
const LEAD_MS = 10_000;

const isPart = ({ startMs, endMs }: ConversionSource): boolean => startMs > 0 || endMs !== null;
const isLossless = (source: ConversionSource): boolean =>
  source.bits > 0 && source.sampleRate > 0 && !isDsd(source);
const isSought = (source: ConversionSource): boolean =>
  isPart(source) && isLossless(source) && SOUGHT.has(source.type);

/** Place from which a source is decoded, ms: whole seconds, so that it is a whole number of samples too. */
const decodedFrom = (source: ConversionSource): number =>
  isSought(source) ? Math.max(0, Math.floor((source.startMs - LEAD_MS) / 1000) * 1000) : 0;

/** Options in front of the input that jump towards the start of a part. */
function jump(source: ConversionSource): string[] {
  const from = decodedFrom(source);
  return from > 0 ? ['-noaccurate_seek', '-ss', String(from / 1000)] : [];
}

/**
 * Filters that cut a part. Lossless sound is cut by the number of samples, so that neighbouring parts join without a gap
 * and without an overlap; other sound by its time, since the decoded rate can differ from that of the file. After a jump,
 * samples are counted from the time of the first one: the times of later ones can be rounded.
 */
function cut(source: ConversionSource): string[] {
  const { startMs, endMs, sampleRate } = source;
  if (!isPart(source)) return [];
  const lossless = isLossless(source);
  const before = (decodedFrom(source) / 1000) * sampleRate;
  const at = (ms: number): string =>
    lossless ? String(Math.round((ms * sampleRate) / 1000) - before) : (ms / 1000).toFixed(3);
  const unit = isSought(source) ? '_pts' : lossless ? '_sample' : '';
  const end = endMs === null ? '' : `:end${unit}=${at(endMs)}`;
  return [
    ...(isSought(source) ? ['asetpts=STARTPTS+NB_CONSUMED_SAMPLES'] : []),
    `atrim=start${unit}=${at(startMs)}${end}`,
    'asetpts=PTS-STARTPTS',
  ];
}

/** Filters that give the sound a rate and channels that browsers play. */
function shape(source: ConversionSource, format: ConversionFormat): string[] {
  const { encoder } = conversionFormats[format];
  if (encoder === 'libopus') return ['aformat=sample_rates=48000:channel_layouts=mono|stereo'];
  if (encoder === 'aac') return ['aformat=sample_rates=44100|48000:channel_layouts=mono|stereo'];
  if (isDsd(source)) return [`aresample=${DSD_RATE}`];
  const rate = losslessRate(source.sampleRate);
  return rate === source.sampleRate ? [] : [`aresample=${rate}`];
}

/** The rate, halved until it is at most 192 kHz, Hz. */
function losslessRate(rate: number): number {
  let reduced = rate;
  while (reduced > HIGHEST_RATE) reduced /= 2;
  return Math.round(reduced);
}

function encoding(source: ConversionSource, format: ConversionFormat): string[] {
  const bitrate = String(bitrateOfFormat(format));
  // With a limit the average must not exceed it, whatever the music.
  const bound = limitOfFormat(format) === undefined ? [] : ['-vbr', 'constrained'];
  switch (conversionFormats[format].encoder) {
    case 'libopus':
      return ['-c:a', 'libopus', '-compression_level', OPUS_EFFORT, ...bound, '-b:a', bitrate, '-f', 'ogg'];
    case 'aac':
      return ['-c:a', 'aac', '-b:a', bitrate, '-movflags', '+faststart', '-f', 'ipod'];
    case '':
      throw new Error(`ffmpeg does not make ${format}`);
    case 'flac':
      return flacEncoding(source);
  }
}

function flacEncoding(source: ConversionSource): string[] {
  const deep = source.bits > 16 || isDsd(source);
  const depth = deep ? ['-sample_fmt', 's32', '-bits_per_raw_sample', '24'] : ['-sample_fmt', 's16'];
  return ['-c:a', 'flac', ...depth, '-f', 'flac'];
}
