/**
 * `node tools/build/build.mjs web|server|widget …`: builds the named targets for production, even if they are up
 * to date. Nx targets, `npm start` and `npm test` all use it, so there is one way of building.
 */
import { isTarget, saveFingerprint, inputFingerprint, targets } from './targets.mjs';

/** Loaded on demand, because each needs packages that the others do not. */
const builders = {
  web: async () => (await import('./web.mjs')).buildWeb(),
  server: async () => (await import('./server.mjs')).buildServer(),
  widget: async () => (await import('./widget.mjs')).buildWidget(),
};

const wanted = process.argv.slice(2);
if (wanted.length === 0 || !wanted.every(isTarget)) {
  process.stderr.write(`usage: node tools/build/build.mjs ${Object.keys(targets).join('|')} …\n`);
  process.exit(2);
}
for (const target of wanted.filter(isTarget)) {
  const state = inputFingerprint(target);
  try {
    await builders[target]();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  saveFingerprint(target, state);
}
