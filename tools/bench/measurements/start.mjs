import { ProductServer } from '../../lib/product-server.mjs';
import { at } from '../../lib/root.mjs';
import { round } from '../browser.mjs';

/** `npm start` of a built clone: with an empty data folder, and again with the same folder. */
export async function measureStart() {
  const script = at('tools', 'start', 'start.mjs');
  let start = performance.now();
  const server = await ProductServer.start({ script, ownCache: true });
  const firstStartMs = performance.now() - start;
  await server.stop();
  start = performance.now();
  await server.restart();
  const secondStartMs = performance.now() - start;
  await server.dispose();
  return { firstStartMs: round(firstStartMs), secondStartMs: round(secondStartMs) };
}
