import { fileOf } from '@qingyin/audio-dsp/testing';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether the system has ffmpeg, whose encoders write files of formats that have no other encoder here. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Title of a spec that says why it is skipped. */
export const withFfmpeg = (title: string): string => (hasFfmpeg ? title : `${title} (skipped: no ffmpeg)`);

let files = 0;

export interface EncodedFile {
  /** extension of the format */
  extension: string;
  seconds: number;
  /** further arguments, such as the encoder */
  options?: readonly string[];
  /** names and values of tags */
  tags?: Readonly<Record<string, string>>;
  channels?: number;
  /** Hz */
  rate?: number;
}

/** Encodes a tone with ffmpeg. */
export function encodedFile({
  extension,
  seconds,
  options = [],
  tags = {},
  channels = 2,
  rate = 44_100,
}: EncodedFile): Buffer {
  const path = fileOf(`encoded-${(files += 1)}.${extension}`, Buffer.alloc(0));
  execFileSync('ffmpeg', [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-f', 'lavfi'],
    ...['-i', `sine=frequency=440:sample_rate=${rate}:duration=${seconds}`, '-ac', String(channels)],
    ...options,
    ...Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
    path,
  ]);
  return readFileSync(path);
}
