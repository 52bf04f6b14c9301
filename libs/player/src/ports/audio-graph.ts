import { BAND_Q, equalizerPeakGain } from '../sound-settings/equalizer-headroom.ts';
import { BANDS_HZ, type SoundSettings } from '../sound-settings/sound-settings.ts';

const FFT_SIZE = 2048;
/**
 * Time constant of parameter changes, which prevents clicks, seconds; the target is reached after about three of
 * them.
 */
const GLIDE_S = 0.01;

type Sinkable = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Web Audio graph: each element through its own gain, then all through headroom, equalizer, mono and balance into
 * one analyser and the output. An element cannot leave it again. It is silent until its context runs, so elements
 * are connected only then.
 */
export function createAudioGraph() {
  let parts: ReturnType<typeof build> | null = null;
  const inside = new WeakMap<HTMLAudioElement, GainNode>();
  let toned: SoundSettings | null = null;
  let sink = '';

  const runs = (): boolean => parts?.context.state === 'running';

  function tone(next: SoundSettings): void {
    toned = next;
    if (!parts) return;
    const { context } = parts;
    const at = context.currentTime;
    const glide = (param: AudioParam, to: number): void => void param.setTargetAtTime(to, at, GLIDE_S);
    const bands = next.equaliser ? next.bands : [];
    glide(parts.headroom.gain, 1 / equalizerPeakGain(bands, context.sampleRate));
    parts.bands.forEach((band, place) => glide(band.gain, bands[place] ?? 0));
    // A mono signal is the mean of both channels and goes to both speakers.
    parts.mono.channelCount = next.mono ? 1 : 2;
    glide(parts.left.gain, Math.min(1, 1 - next.balance));
    glide(parts.right.gain, Math.min(1, 1 + next.balance));
    const wanted = next.output?.id ?? '';
    if (wanted === sink) return;
    sink = wanted;
    // An output device that is gone leaves the output unchanged.
    (context as Sinkable).setSinkId?.(wanted).catch(() => undefined);
  }

  return {
    /**
     * Creates or resumes the graph; requires a user gesture on the page.
     *
     * @returns whether it runs
     */
    async open(): Promise<boolean> {
      if (typeof AudioContext === 'undefined') return false;
      if (!parts && navigator.userActivation?.hasBeenActive === false) return false;
      parts ??= build();
      if (toned) tone(toned);
      if (!runs()) await parts.context.resume().catch(() => undefined);
      return runs();
    },
    runs,
    holds: (element: HTMLAudioElement): boolean => inside.has(element),
    /** Connects an element permanently; does nothing before the graph is created. */
    take(element: HTMLAudioElement): void {
      if (!parts || inside.has(element)) return;
      const gain = parts.context.createGain();
      parts.context.createMediaElementSource(element).connect(gain).connect(parts.headroom);
      inside.set(element, gain);
    },
    /** Amplifies an element beyond its own volume by a factor. */
    boost(element: HTMLAudioElement, times: number): void {
      if (parts) inside.get(element)?.gain.setTargetAtTime(times, parts.context.currentTime, GLIDE_S);
    },
    tone,
    analyser: (): AnalyserNode | null => (runs() && parts?.analyser) || null,
    dispose(): void {
      void parts?.context.close();
      parts = null;
    },
  };
}

function build() {
  const context = new AudioContext();
  const headroom = context.createGain();
  const bands = BANDS_HZ.map((hz) => {
    const band = context.createBiquadFilter();
    band.type = 'peaking';
    band.frequency.value = Math.min(hz, context.sampleRate / 2);
    band.Q.value = BAND_Q;
    return band;
  });
  const mono = context.createGain();
  mono.channelCountMode = 'explicit';
  const both = context.createGain();
  both.channelCount = 2;
  both.channelCountMode = 'explicit';
  const splitter = context.createChannelSplitter(2);
  const left = context.createGain();
  const right = context.createGain();
  const merger = context.createChannelMerger(2);
  const analyser = context.createAnalyser();
  analyser.fftSize = FFT_SIZE;
  [headroom, ...bands, mono, both, splitter].reduce((before: AudioNode, next) => before.connect(next));
  splitter.connect(left, 0).connect(merger, 0, 0);
  splitter.connect(right, 1).connect(merger, 0, 1);
  merger.connect(analyser).connect(context.destination);
  return { context, headroom, bands, mono, left, right, analyser };
}

export type AudioGraph = ReturnType<typeof createAudioGraph>;
