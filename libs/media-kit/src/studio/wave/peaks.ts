/** A bar of the picture stands for so much of the song, ms. */
export const BAR_MS = 20;
/** Samples a second that say enough for a picture: as few as decoders may give. */
export const PICTURE_HZ = 8000;

/** How loud each `BAR_MS` of the sound is at its loudest, 0 to 1, relative to the loudest of all. */
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
 * The picture of a song's sound, decoded once. Null where it may not be read: addresses of other origins keep it secret, and
 * asking them would only fill the console. Rejects when it does not come or is in no form the browser knows.
 */
export async function loadPeaks(address: string, signal: AbortSignal): Promise<Float32Array | null> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return null;
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error('The sound did not come');
  const sound = await new OfflineAudioContext(1, 1, PICTURE_HZ).decodeAudioData(await answer.arrayBuffer());
  return peaksOf(sound.getChannelData(0), sound.sampleRate);
}
