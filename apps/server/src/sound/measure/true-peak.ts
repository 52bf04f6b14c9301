/** @file The highest point of the curve between the samples (BS.1770-4, annex 2): oversampled to at least 4 × 44.1 kHz. */

const TAPS = 24;
const KAISER = 6;
const BLOCK = 64;
/** From these rates on fewer points between two samples are enough. */
const DOUBLE_RATE = 80_000;
const FOURFOLD_RATE = 160_000;

export interface PeakMeter {
  /** The first `length` samples of each channel. */
  add(channels: readonly Float32Array[], length: number): void;
  /** Linear, 1 = full scale; what was added last still rings on in it. */
  peak(): number;
}

/** One channel: the last samples of what came before, then what comes now. */
interface Line {
  samples: Float32Array;
}

/** Measures the true peak over all channels. */
export function createPeakMeter(sampleRate: number, channels: number): PeakMeter {
  const phases = filterPhases(factorFor(sampleRate));
  // Between samples of at most this size no curve rises above `reach` times as much.
  const reach = Math.max(1, ...phases.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));
  const lines: Line[] = Array.from({ length: channels }, () => ({ samples: new Float32Array(TAPS) }));
  let highest = 0;

  const look = (samples: Float32Array, from: number, to: number): void => {
    let local = 0;
    for (let i = from; i < to + TAPS; i++) local = Math.max(local, Math.abs(samples[i] ?? 0));
    highest = Math.max(highest, local);
    if (local * reach <= highest) return;
    for (let at = from; at < to; at++) {
      for (const taps of phases) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap++) sum += (taps[tap] ?? 0) * (samples[at + tap] ?? 0);
        highest = Math.max(highest, Math.abs(sum));
      }
    }
  };

  const addTo = (line: Line, added: Float32Array, length: number): void => {
    if (line.samples.length < TAPS + length) {
      const longer = new Float32Array(TAPS + length);
      longer.set(line.samples.subarray(0, TAPS));
      line.samples = longer;
    }
    const { samples } = line;
    samples.set(length < added.length ? added.subarray(0, length) : added, TAPS);
    for (let from = 0; from < length; from += BLOCK) look(samples, from, Math.min(length, from + BLOCK));
    samples.copyWithin(0, length, TAPS + length);
  };

  return {
    add(pieces, length) {
      lines.forEach((line, index) => {
        const piece = pieces[index];
        if (piece) addTo(line, piece, length);
      });
    },
    peak() {
      const silence = new Float32Array(TAPS);
      for (const { samples } of lines) addTo({ samples: samples.slice() }, silence, TAPS);
      return highest;
    },
  };
}

function factorFor(sampleRate: number): number {
  if (sampleRate >= FOURFOLD_RATE) return 1;
  return sampleRate >= DOUBLE_RATE ? 2 : 4;
}

/** The points between two samples: a windowed sinc for each, without the one that is the sample itself. */
function filterPhases(factor: number): Float32Array[] {
  return Array.from({ length: factor - 1 }, (_, index) => {
    const shift = (index + 1) / factor;
    const taps = Array.from({ length: TAPS }, (_none, tap) => {
      const x = tap - (TAPS / 2 - 1) - shift;
      return sinc(x) * kaiser(x / (TAPS / 2));
    });
    const sum = taps.reduce((all, tap) => all + tap, 0);
    return Float32Array.from(taps, (tap) => tap / sum);
  });
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const kaiser = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : bessel(KAISER * Math.sqrt(1 - x * x)) / bessel(KAISER);

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
