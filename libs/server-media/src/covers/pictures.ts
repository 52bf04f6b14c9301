import type { Mood } from '../compose/song-spec.ts';
import { formatNumber, drawSeal, type Canvas, type Scene } from './canvas.ts';
import { bamboo } from './scenes/bamboo.ts';
import { enso } from './scenes/enso.ts';
import { glaze } from './scenes/glaze.ts';
import { lotus } from './scenes/lotus.ts';
import { moonWater } from './scenes/moon-water.ts';
import { mountains } from './scenes/mountains.ts';
import { pines } from './scenes/pines.ts';
import { plum } from './scenes/plum.ts';
import { rings } from './scenes/rings.ts';
import { willow } from './scenes/willow.ts';

/** Scenes that suit a mood; each scene looks different with every seed. */
const scenesByMood: Record<Mood, readonly Scene[]> = {
  spring: [plum, willow, lotus, bamboo, glaze, rings],
  autumn: [mountains, moonWater, glaze, rings, bamboo, enso],
  night: [moonWater, mountains, bamboo, plum, rings, pines],
  farewell: [willow, moonWater, mountains, enso, rings],
  heroic: [mountains, enso, pines, glaze, bamboo],
  rustic: [bamboo, lotus, mountains, willow, glaze],
  longing: [plum, moonWater, rings, enso, willow, lotus],
  calm: [rings, glaze, enso, lotus, mountains, bamboo],
  snow: [pines, plum, mountains, moonWater],
  bright: [lotus, glaze, mountains, enso, willow, bamboo],
};
const wideScenes: readonly Scene[] = [mountains, moonWater, pines, willow];
const SEAL = 0.062;

/** A scene of the mood with a seal in a lower corner. */
export function albumPicture(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const scene = random.pick(scenesByMood[canvas.mood]);
  const size = Math.min(width, height);
  const edge = size * SEAL;
  const x = random.chance(0.5) ? size * 0.07 : width - size * 0.07 - edge;
  return scene(canvas) + drawSeal(canvas, x, height - size * 0.07 - edge, edge);
}

/** A wide scene with room for a title: the motif is on the right, and a veil of the sky's colour covers the left. */
export function bannerPicture(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const scene = random.pick(wideScenes)({ ...canvas, focus: 'end' });
  const veil = canvas.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${palette.sky}" stop-opacity=".78"/><stop offset=".34" stop-color="${palette.sky}" stop-opacity=".5"/><stop offset=".62" stop-color="${palette.sky}" stop-opacity="0"/></linearGradient>`,
  );
  return `${scene}<rect width="${width}" height="${height}" fill="url(#${veil})"/>`;
}

/** A film still: a wide scene with darker edges. */
export function stillPicture(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const scene = random.pick(wideScenes)(canvas);
  const edge = canvas.define(
    (id) =>
      `<radialGradient id="${id}" r=".75"><stop offset=".55" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".5"/></radialGradient>`,
  );
  return `${scene}<rect width="${width}" height="${height}" fill="url(#${edge})"/>`;
}

/** A view through a moon gate or the panels of a screen, on coloured paper. */
export function playlistPicture(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const scenes = scenesByMood[canvas.mood];
  const size = Math.min(width, height);
  const wall = random.pick([palette.near, palette.ink, palette.accent, palette.middle, palette.light]);
  const frame = random.int(0, 2);
  let window_: string;
  if (frame === 0)
    window_ = `<circle cx="${formatNumber(width / 2)}" cy="${formatNumber(height / 2)}" r="${formatNumber(size * 0.375)}"/>`;
  else if (frame === 1) {
    window_ = [0, 1, 2]
      .map(
        (i) =>
          `<rect x="${formatNumber(width * (0.115 + i * 0.265))}" y="${formatNumber(height * (0.15 + (i % 2) * 0.05))}" width="${formatNumber(width * 0.24)}" height="${formatNumber(height * 0.65)}" rx="${formatNumber(size * 0.012)}"/>`,
      )
      .join('');
  } else {
    const r = width * 0.36;
    window_ = `<path d="M${formatNumber(width / 2 - r)} ${formatNumber(height * 0.42)}Q${formatNumber(width / 2)} ${formatNumber(height * 0.0)} ${formatNumber(width / 2 + r)} ${formatNumber(height * 0.42)}L${formatNumber(width / 2 + r * 0.52)} ${formatNumber(height * 0.86)}Q${formatNumber(width / 2)} ${formatNumber(height * 0.72)} ${formatNumber(width / 2 - r * 0.52)} ${formatNumber(height * 0.86)}Z"/>`;
  }
  const clip = canvas.define((id) => `<clipPath id="${id}">${window_}</clipPath>`);
  const rim = window_.replaceAll(
    '/>',
    ` fill="none" stroke="${palette.light}" stroke-opacity=".55" stroke-width="${formatNumber(size * 0.007)}"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${wall}"/><g clip-path="url(#${clip})">${random.pick(scenes)(canvas)}</g>${rim}`;
}

/** Bold bands and a disc, so that charts look different from playlists. */
export function chartPicture(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const tones = [palette.far, palette.middle, palette.near, palette.ink];
  const heights = tones.map((_, i) => 0.34 + i * 0.13 + random.range(-0.03, 0.03));
  const cx = width * random.range(0.58, 0.72);
  const bands = tones.map((tone, i) => {
    const y = height * (heights[i] ?? 0.5);
    const swing = size * random.range(0.04, 0.1);
    return `<path d="M0 ${formatNumber(y + swing)}C${formatNumber(width * 0.3)} ${formatNumber(y - swing)} ${formatNumber(width * 0.6)} ${formatNumber(y + swing * 1.6)} ${formatNumber(width)} ${formatNumber(y - swing)}V${height}H0Z" fill="${tone}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${palette.sky}"/><circle cx="${formatNumber(cx)}" cy="${formatNumber(height * 0.3)}" r="${formatNumber(size * 0.17)}" fill="${palette.accent}"/>${bands.join('')}`;
}
