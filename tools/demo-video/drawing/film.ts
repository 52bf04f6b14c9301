import { ease, HEIGHT, createCanvas, withAlpha, WIDTH, type Context } from './canvas.ts';
import { octaveNoise } from './noise.ts';

/** Timing of the song for a film. */
export interface SongTiming {
  /** duration of the film in seconds */
  length: number;
  /** times at which characters are sung, in seconds from the film's beginning */
  beats: readonly number[];
  /** title that is shown at the beginning */
  title: string;
}

/** Drawable scene of a film. */
export interface Scene {
  /** colour of the paper */
  paper: string;
  /** colour of the title */
  writing: string;
  /** position of the title, as shares of width and height */
  at: readonly [number, number];
  draw(ink: Context, seconds: number): void;
}

/** Prepares a scene once; its `draw` is then called for every frame. */
export type MakeScene = (cue: SongTiming) => Scene;

const OPEN_S = 2.6;
const CLOSE_S = 1.6;
const TITLE = { from: 1.1, shown: 2.3, until: 4.6, gone: 5.6 };
const SEAL = '#b23a2a';

/** Number of sung characters, and seconds since the last one. */
export function sungCharacters(beats: readonly number[], seconds: number): { count: number; ago: number } {
  const past = beats.filter((beat) => beat <= seconds);
  return { count: past.length, ago: seconds - (past.at(-1) ?? -99) };
}

/** Writes the title from top to bottom with a seal below it. */
function write(ink: Context, { title }: SongTiming, scene: Scene, seconds: number): void {
  const shown = ease(seconds, TITLE.from, TITLE.shown) * (1 - ease(seconds, TITLE.until, TITLE.gone));
  if (shown <= 0) return;
  const size = title.length > 4 ? 64 : 78;
  const x = WIDTH * scene.at[0];
  const top = HEIGHT * scene.at[1];
  ink.save();
  ink.font = `700 ${size}px "Noto Serif CJK SC", serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'top';
  for (const [at, sign] of [...title].entries()) {
    const written = ease(seconds, TITLE.from + at * 0.22, TITLE.from + at * 0.22 + 0.9);
    ink.fillStyle = withAlpha(scene.writing, 0.92 * written * shown);
    ink.fillText(sign, x, top + at * size * 1.16 + (1 - written) * 6);
  }
  const seal = size * 0.42;
  const pressed = ease(seconds, TITLE.shown, TITLE.shown + 0.5) * shown;
  const y = top + title.length * size * 1.16 + 14;
  ink.fillStyle = withAlpha(SEAL, 0.9 * pressed);
  ink.fillRect(x - seal / 2, y, seal, seal * 1.9);
  ink.font = `700 ${seal * 0.72}px "Noto Serif CJK SC", serif`;
  ink.fillStyle = withAlpha('#fbf3e6', pressed);
  ink.fillText('青', x, y + seal * 0.12);
  ink.fillText('音', x, y + seal * 0.98);
  ink.restore();
}

/** Draws a film: the picture soaks into bare paper, and dries away at the end. */
export function film(make: MakeScene, cue: SongTiming): (ink: Context, seconds: number) => void {
  const scene = make(cue);
  const picture = createCanvas();
  const small = createCanvas(WIDTH / 8, HEIGHT / 8);
  const rough = octaveNoise(4711, 5, 16);
  const blot = Float32Array.from({ length: (WIDTH / 8) * (HEIGHT / 8) }, (_, at) => {
    const x = (at % (WIDTH / 8)) / (WIDTH / 8);
    const y = Math.floor(at / (WIDTH / 8)) / (HEIGHT / 8);
    return Math.hypot((x - 0.5) * 1.5, y - 0.5) * 0.72 + (rough(x * 9, y * 6) - 0.5) * 0.62;
  });
  return (ink, seconds) => {
    picture.ink.globalCompositeOperation = 'source-over';
    picture.ink.globalAlpha = 1;
    scene.draw(picture.ink, seconds);
    write(picture.ink, cue, scene, seconds);
    const wet = seconds / OPEN_S;
    if (wet < 1) {
      const image = small.ink.createImageData(WIDTH / 8, HEIGHT / 8);
      const front = -0.25 + wet ** 0.9 * 1.45;
      for (const [at, when] of blot.entries()) image.data[at * 4 + 3] = 255 * ease(front - when, -0.02, 0.24);
      small.ink.putImageData(image, 0, 0);
      picture.ink.globalCompositeOperation = 'destination-in';
      picture.ink.imageSmoothingQuality = 'high';
      picture.ink.drawImage(small.sheet, 0, 0, WIDTH, HEIGHT);
    }
    ink.fillStyle = scene.paper;
    ink.fillRect(0, 0, WIDTH, HEIGHT);
    ink.globalAlpha = 1 - ease(seconds, cue.length - CLOSE_S, cue.length - 0.1);
    ink.drawImage(picture.sheet, 0, 0);
    ink.globalAlpha = 1;
  };
}
