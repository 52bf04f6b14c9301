import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ConversionFormat, conversionFormats, isConversionFormat } from './conversion-source.ts';

const run = promisify(execFile);
const LIMITS = { timeout: 10_000, maxBuffer: 1_000_000, windowsHide: true };

/** An ffmpeg that can be used. */
export interface Ffmpeg {
  /** name in PATH, or path */
  program: string;
  /** e.g. `5.1.9-0+deb12u1` */
  version: string;
  /** formats for which it has an encoder */
  formats: ReadonlySet<ConversionFormat>;
}

/**
 * Looks for ffmpeg and asks for its version and encoders.
 *
 * @param setting name or path of the program, `off` for none, undefined for `ffmpeg` in PATH
 * @returns undefined when there is none, or none with a usable encoder
 */
export async function findFfmpeg(setting: string | undefined): Promise<Ffmpeg | undefined> {
  if (setting === 'off') return undefined;
  const program = setting || 'ffmpeg';
  try {
    const [about, encoders] = await Promise.all([
      run(program, ['-hide_banner', '-version'], LIMITS),
      run(program, ['-hide_banner', '-encoders'], LIMITS),
    ]);
    const version = /^ffmpeg version (\S{1,60})/m.exec(about.stdout)?.[1];
    const formats = formatsOf(encoders.stdout);
    return version === undefined || formats.size === 0 ? undefined : { program, version, formats };
  } catch {
    return undefined;
  }
}

/** Formats whose encoders are in the output of `ffmpeg -encoders`. */
function formatsOf(output: string): ReadonlySet<ConversionFormat> {
  const names = new Set(Array.from(output.matchAll(/^ A\S{5} (\S+)/gm), ([, name = '']) => name));
  return new Set(
    Object.keys(conversionFormats)
      .filter(isConversionFormat)
      .filter((format) => names.has(conversionFormats[format].encoder)),
  );
}
