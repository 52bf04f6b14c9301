import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import { soundFile } from '../../fixtures/sound-files.ts';

const song = soundFile('song', 3, 440).buffer;

test('queues calls made before the code of the decks has loaded, and runs them in order', async ({
  openDeck,
}) => {
  const { deck } = await openDeck({ song, other: song }, 1);
  const { places, events } = await deck.evaluate(async (it) => {
    it.port.load(0, '/other');
    it.port.load(0, '/song');
    it.port.play(0, { atMs: 1500 });
    it.port.pause(0);
    it.port.play(0);
    const places = [it.port.position(0)];
    await it.until('playing');
    places.push(it.durationMs);
    await it.until('ended');
    return { places, events: it.events };
  });
  expect(places).toEqual([1500, 3000]);
  expect(events).toEqual(['playing', 'ended']);
});

test('reports code that fails to load as a connection error, and loads it again on the next call', async ({
  openDeck,
}) => {
  const { deck } = await openDeck({ song }, 2);
  const events = await deck.evaluate(async (it) => {
    it.port.load(0, '/song');
    it.port.play(0);
    await it.until('error');
    it.port.load(0, '/song');
    it.port.play(0);
    await it.until('ended');
    return it.events;
  });
  expect(events).toEqual(['error', 'playing', 'ended']);
});
