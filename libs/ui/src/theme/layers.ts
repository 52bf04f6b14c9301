/**
 * Stacking order (z-index) of everything that floats, 100 to 1000 (docs/specification/constants.md). CSS has the same
 * numbers as `--qy-layer-<name>`; a spec compares both lists.
 */
export const layers = {
  base: 100,
  raised: 110,
  sticky: 150,
  bar: 200,
  drawer: 300,
  overlay: 400,
  dialog: 500,
  // Below menus, which people open while the bar is shown.
  actionBar: 550,
  popover: 600,
  tooltip: 700,
  message: 900,
  progress: 1000,
} as const;

export type Layer = keyof typeof layers;
