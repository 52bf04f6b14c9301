import { AUDIT } from '../../fixtures/audit-sample.ts';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect as expectDeck, test as deckTest } from '../../fixtures/gapless/deck-page.ts';
import { RATE } from '../../fixtures/gapless/split-sine.ts';
import { noise } from '../../fixtures/noise.ts';
import { expect, test } from '../../fixtures/test.ts';

/** 3 ms in samples: a shorter gap is inaudible. */
const WINDOW = Math.round(0.003 * RATE);
const TURN_MS = 40;

deckTest('A–B repeat alternates two decks without a gap', AUDIT, async ({ openDeck }) => {
  const { deck } = await openDeck({ song: noise(6) });
  const { samples, places } = await deck.evaluate(
    async (it, [rate, turnMs, measured]) => {
      await it.record(rate);
      it.port.load(0, '/song', undefined, measured);
      it.port.load(1, '/song', undefined, measured);
      it.port.seek(1, 1000);
      it.port.play(0);
      await it.reach(3000, 0);
      const places: number[] = [];
      for (const [from, to] of [
        [0, 1],
        [1, 0],
        [0, 1],
      ] as const) {
        it.port.swapDecks(from, to, turnMs, 1000);
        await it.reach(1500, to);
        places.push(it.port.position(from));
        await it.reach(3000, to);
      }
      it.port.pause(1);
      await it.untilSilence();
      return { samples: it.samples(), places };
    },
    [RATE, TURN_MS, { loudness: -16, truePeak: -9 }] as const,
  );
  expectDeck(places, 'position at which the waiting deck is ready for its next turn').toEqual([
    1000, 1000, 1000,
  ]);
  const first = samples.findIndex((sample) => sample !== 0);
  const last = samples.findLastIndex((sample) => sample !== 0) - TURN_MS * (RATE / 1000);
  const windows = Array.from({ length: Math.floor((last - first) / WINDOW) }, (_, place) =>
    samples.slice(first + place * WINDOW, first + (place + 1) * WINDOW),
  );
  const powers = windows.map((each) => each.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW);
  const usual = powers.reduce((sum, power) => sum + power, 0) / powers.length;
  // More than 7 s: 3 s, then three times 2 s.
  expectDeck(last - first).toBeGreaterThan(8.5 * RATE);
  // The fade-in at the very beginning is no gap.
  const least = Math.min(...powers.slice(Math.ceil((0.1 * RATE) / WINDOW))) / usual;
  deckTest.info().annotations.push({
    type: 'measured',
    description: `the softest 3 ms have ${(10 * Math.log10(least)).toFixed(1)} dB of the mean power`,
  });
  expectDeck(10 * Math.log10(least)).toBeGreaterThan(-6);
});

test(
  'sets an A–B repeat at the current position, repeats until it is cleared, and ends it with the song',
  AUDIT,
  async ({ page, home, playlist, player }) => {
    await home.open();
    await home.openFirstPlaylist();
    await playlist.playAll.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await player.more.click();
    const button = (name: string) => player.settings.getByRole('button', { name });
    await button('A 从这里').click();
    await expect(player.loop).toHaveAttribute('data-loop', 'begun');
    const begun = (await readPlayer(page)).positionMs;
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(begun + 2000);
    await button('B 到这里').click();
    await expect(player.loop).toHaveAttribute('data-loop', 'closed');
    // The panel shows whole seconds.
    const said = await player.settings.getByText(/^\d+:\d\d – \d+:\d\d$/).textContent();
    const [, minutes = '', seconds = ''] = /– (\d+):(\d\d)$/.exec(said ?? '') ?? [];
    const closed = (Number(minutes) * 60 + Number(seconds) + 1) * 1000;

    const heard = await page.evaluate(async () => {
      const places: number[] = [];
      let returns = 0;
      for (let last = 0; returns < 4;) {
        await new Promise(requestAnimationFrame);
        const place = (window as ListeningWindow).qingyin?.player?.positionMs ?? 0;
        if (place < last - 1000) returns += 1;
        places.push(place);
        last = place;
      }
      return { lowest: Math.min(...places), highest: Math.max(...places) };
    });
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ begun, closed, heard }) });
    // A was set before its position was read, B afterwards.
    expect(heard.lowest).toBeGreaterThan(begun - 1500);
    expect(heard.highest).toBeLessThan(closed + 1000);

    await button('清除').click();
    await expect(player.loop).toHaveCount(0);
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(closed + 1000);

    await page.keyboard.press('Escape');
    await player.region.getByRole('slider', { name: '播放进度' }).blur();
    await page.keyboard.press('b');
    await expect(player.loop).toHaveAttribute('data-loop', 'begun');
    await player.next.click();
    await expect(player.loop).toHaveCount(0);
  },
);
