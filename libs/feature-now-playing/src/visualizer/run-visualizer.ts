import { drawVisualizer, VALUE_COUNTS } from './draw-visualizer.ts';
import { slowFall } from './slow-fall.ts';
import { bandEdges, readBands } from './spectrum.ts';
import type { VisualizerKind } from './visualizer-kind.ts';

/** Upper limit of the pixel density: more is not visible, and every pixel is redrawn in each frame. */
const MAX_DENSITY = 2;
/** Interval at which the analyser is looked up, ms: it may appear or disappear. */
const ASK_MS = 250;
/**
 * Interval at which the colour is read again after a change of the colour scheme, ms: reading it is the most
 * expensive step.
 */
const COLOUR_MS = 3000;
/** Line width of the curve, CSS px; of the halo, as a share of its canvas. */
const CURVE_LINE = 2;
const HALO_LINE = 0.01;

export interface VisualizerOptions {
  kind: VisualizerKind;
  canvas: HTMLCanvasElement;
  /** Analyser of the playing sound; null while there is none. */
  analyser: () => AnalyserNode | null;
}

/**
 * Runs the visualizer in each animation frame until `stop`; the last frame remains. Nothing is drawn for songs
 * whose samples are not readable (cross-origin).
 */
export function runVisualizer({ kind, canvas, analyser }: VisualizerOptions): { stop: () => void } {
  const context = canvas.getContext('2d');
  const levels = new Float32Array(VALUE_COUNTS[kind]);
  const shown = new Float32Array(VALUE_COUNTS[kind]);
  let shownAt = 0;
  let node: AnalyserNode | null = null;
  let bytes = new Uint8Array(0);
  let edges: number[] = [];
  let askedAt = -Infinity;
  let fittedAt = -Infinity;
  let width = 0;
  let height = 0;
  let frame = requestAnimationFrame(step);

  function ask(now: number): void {
    if (now - askedAt < ASK_MS) return;
    askedAt = now;
    node = analyser();
    if (now - fittedAt >= COLOUR_MS) fit(now);
    if (!node || bytes.length === node.frequencyBinCount) return;
    bytes = new Uint8Array(node.frequencyBinCount);
    edges = bandEdges(levels.length, bytes.length, node.context.sampleRate);
  }

  /**
   * Reads size and colour at intervals, because doing so in each frame would be expensive; the canvas size is set
   * only when it changes, because setting it clears the canvas.
   */
  function fit(now: number): void {
    fittedAt = now;
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    width = canvas.clientWidth;
    height = canvas.clientHeight;
    const [wide, tall] = [Math.round(width * density), Math.round(height * density)];
    if (canvas.width !== wide) canvas.width = wide;
    if (canvas.height !== tall) canvas.height = tall;
    if (!context) return;
    context.setTransform(density, 0, 0, density, 0, 0);
    context.fillStyle = context.strokeStyle = getComputedStyle(canvas).color;
    context.lineWidth = kind === 'halo' ? width * HALO_LINE : CURVE_LINE;
    context.lineJoin = context.lineCap = 'round';
  }

  function step(now: number): void {
    frame = requestAnimationFrame(step);
    ask(now);
    if (!node || !context) return;
    if (kind === 'curve') {
      node.getByteTimeDomainData(bytes);
      for (let at = 0; at < levels.length; at += 1) levels[at] = ((bytes[at * 4] ?? 128) - 128) / 128;
    } else {
      node.getByteFrequencyData(bytes);
      readBands(bytes, edges, levels);
      slowFall(levels, shown, now - shownAt);
      shownAt = now;
    }
    context.clearRect(0, 0, width, height);
    drawVisualizer[kind]({ context, width, height }, levels);
  }

  const sized = new ResizeObserver(() => fit(performance.now()));
  sized.observe(canvas);
  return {
    stop(): void {
      sized.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
