import { film, type SongTiming, type MakeScene } from '../drawing/film.ts';
import { frontier } from './frontier.ts';
import { geese } from './geese.ts';
import { nightThoughts } from './night-thoughts.ts';
import { noClothes } from './no-clothes.ts';
import { pickingFerns } from './picking-ferns.ts';
import { redLotus } from './red-lotus.ts';
import { riverSnow } from './river-snow.ts';
import { springRiver } from './spring-river.ts';

/** Scenes by name (clips.mjs). */
const scenes: Record<string, MakeScene> = {
  'spring-river': springRiver,
  'night-thoughts': nightThoughts,
  'no-clothes': noClothes,
  geese,
  'river-snow': riverSnow,
  'red-lotus': redLotus,
  frontier,
  'picking-ferns': pickingFerns,
};

declare global {
  interface Window {
    /** Prepares a film; called by the recording tool. */
    makeReady(scene: string, cue: SongTiming): void;
    /** Frame as a JPEG in Base64. */
    frame(seconds: number): string;
  }
}

let draw: ((seconds: number) => HTMLCanvasElement) | undefined;

window.makeReady = (name, cue) => {
  const make = scenes[name];
  if (!make) throw new RangeError(`no scene ${name}`);
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('no canvas');
  const show = film(make, cue);
  draw = (seconds) => {
    show(ink, seconds);
    return canvas;
  };
};

window.frame = (seconds) => {
  if (!draw) throw new Error('not ready');
  return draw(seconds).toDataURL('image/jpeg', 0.98).slice('data:image/jpeg;base64,'.length);
};
