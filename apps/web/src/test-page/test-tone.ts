/** Duration of the test tone, a quiet A4, ms. */
export const TONE_MS = 1000;
const TONE_HZ = 440;
const TONE_GAIN = 0.06;
/** Fade that hides the clicks of a hard start and stop, s. */
const FADE_S = 0.03;

export interface ToneFacts {
  sampleRate: number;
  /** Output latency, ms; null if the browser does not report it. */
  latencyMs: number | null;
}

/**
 * Plays the test tone through Web Audio and resolves when it has ended. Must be called from a user gesture.
 *
 * @throws if the browser offers no audio output
 */
export async function playTestTone(): Promise<ToneFacts> {
  const context = new AudioContext();
  try {
    await context.resume();
    const oscillator = new OscillatorNode(context, { frequency: TONE_HZ });
    const gain = new GainNode(context, { gain: 0 });
    const [start, end] = [context.currentTime, context.currentTime + TONE_MS / 1000];
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(TONE_GAIN, start + FADE_S);
    gain.gain.setValueAtTime(TONE_GAIN, end - FADE_S);
    gain.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(gain).connect(context.destination);
    const over = new Promise((resolve) => oscillator.addEventListener('ended', resolve, { once: true }));
    oscillator.start(start);
    oscillator.stop(end);
    await over;
    const latency = context.outputLatency || context.baseLatency;
    return { sampleRate: context.sampleRate, latencyMs: latency ? Math.round(latency * 1000) : null };
  } finally {
    await context.close();
  }
}
