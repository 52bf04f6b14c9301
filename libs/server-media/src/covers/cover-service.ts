import { createSeededRandom } from '../compose/random.ts';
import { moods, type Mood } from '../compose/song-spec.ts';
import type { CoverKind, CoverService, CoverSpec } from '../types.ts';
import type { Canvas } from './canvas.ts';
import { palettesOf } from './palettes.ts';
import { albumPicture, bannerPicture, chartPicture, playlistPicture, stillPicture } from './pictures.ts';
import { avatar, portrait } from './portraits.ts';

interface Drawing {
  width: number;
  height: number;
  draw(canvas: Canvas): string;
  /** Strength of the paper grain. */
  grain: number;
}
const drawings: Record<CoverKind, Drawing> = {
  album: { width: 640, height: 640, draw: albumPicture, grain: 0.1 },
  artist: { width: 640, height: 640, draw: portrait, grain: 0.09 },
  avatar: { width: 320, height: 320, draw: avatar, grain: 0.04 },
  playlist: { width: 640, height: 640, draw: playlistPicture, grain: 0.09 },
  chart: { width: 640, height: 640, draw: chartPicture, grain: 0.08 },
  banner: { width: 1080, height: 400, draw: bannerPicture, grain: 0.09 },
  mv: { width: 960, height: 540, draw: stillPicture, grain: 0.09 },
};
const GRAIN_FREQUENCY = 0.85;
const idShape = /^([a-z]+)-([a-z]+)-([a-z0-9-]{1,80})(?:\.(?:jpg|webp))?$/;

/** Generates all pictures of the demo catalogue (see CoverService). */
export function createCoverService(): CoverService {
  const id = ({ kind, mood, seed }: CoverSpec): string => `${kind}-${mood}-${seed}`;
  return {
    id,
    size: (kind) => ({ width: drawings[kind].width, height: drawings[kind].height }),
    parse(text) {
      const [, kind = '', mood = '', seed = ''] = idShape.exec(text) ?? [];
      return isKind(kind) && isMood(mood) ? { kind, mood, seed } : undefined;
    },
    svg(spec) {
      const { width, height, draw, grain } = drawings[spec.kind];
      const random = createSeededRandom(id(spec));
      const defs: string[] = [];
      const canvas: Canvas = {
        width,
        height,
        mood: spec.mood,
        palette: random.pick(palettesOf(spec.mood)),
        random,
        define(make) {
          const name = `d${defs.length}`;
          defs.push(make(name));
          return name;
        },
      };
      const picture = draw(canvas);
      const paper = canvas.define(
        (name) =>
          `<filter id="${name}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${GRAIN_FREQUENCY}" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .17 0 0 0 0 .13 0 0 0 ${(grain * 2.4).toFixed(3)} ${(-grain * 0.75).toFixed(3)}"/></filter>`,
      );
      const overlay = `<rect width="${width}" height="${height}" filter="url(#${paper})"/>`;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${picture}${overlay}</svg>`;
    },
  };
}

function isKind(text: string): text is CoverKind {
  return Object.hasOwn(drawings, text);
}
function isMood(text: string): text is Mood {
  return moods.some((mood) => mood === text);
}
