/** Duration of a bar of the waveform, ms. */
export const BAR_MS = 20;
/** Sample rate for the waveform, Hz; the minimum that browsers must support. */
export const PICTURE_HZ = 8000;

/** Peak of each `BAR_MS` of the sound, 0 to 1, normalised to the loudest. */
export function peaksOf(samples: Float32Array, sampleRate: number): Float32Array {
  const step = Math.max(1, Math.round((sampleRate * BAR_MS) / 1000));
  const peaks = new Float32Array(Math.ceil(samples.length / step));
  let most = 0;
  for (let bar = 0; bar < peaks.length; bar += 1) {
    let peak = 0;
    const end = Math.min(samples.length, (bar + 1) * step);
    for (let at = bar * step; at < end; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    peaks[bar] = peak;
    most = Math.max(most, peak);
  }
  return most > 0 ? peaks.map((peak) => peak / most) : peaks;
}

/**
 * Fetches and decodes a song, and returns its peaks. Null for other origins: CORS hides their content, and a
 * request would only log an error.
 *
 * @throws Error if the request fails or the browser cannot decode the format
 */
export async function loadPeaks(address: string, signal: AbortSignal): Promise<Float32Array | null> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return null;
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error('The sound could not be loaded');
  const sound = await new OfflineAudioContext(1, 1, PICTURE_HZ).decodeAudioData(await answer.arrayBuffer());
  return peaksOf(sound.getChannelData(0), sound.sampleRate);
}
