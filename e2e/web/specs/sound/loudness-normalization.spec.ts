import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { level, peak, sine, waveFile } from '../../fixtures/equalizer/wave-file.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { chooseOption } from '../../pages/select.ts';
import { SoundDialog } from '../../pages/sound-dialog.ts';
import { songTitle } from '../../pages/song-title.ts';

/** Level difference in dB below which two songs count as equally loud. */
const EVEN_DB = 0.5;
/** Length in s, longer than the measurement. */
const SONG_S = 30;
/** A sine near 1 kHz, which K-weighting leaves unchanged; both are many dB louder or softer than -18 LUFS. */
const LOUD = waveFile(SONG_S, sine(997, 0.5));
const SOFT = waveFile(SONG_S, sine(997, 0.03));
/** Time until a song is measured on a busy machine. */
const MEASURED_MS = 150_000;

interface ToneWindow extends Window {
  qingyin?: { analyser?: () => AnalyserNode | null };
}

/** Samples of the current output of the player. */
const samples = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const analyser = (window as ToneWindow).qingyin?.analyser?.();
    if (!analyser) return [];
    const heard = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(heard);
    return [...heard];
  });

/** Output level in dB once it is stable. */
async function settledLevel(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const heard = await samples(page);
      const now = heard.length > 0 && peak(heard) > 0 ? level(heard) : Number.NaN;
      const change = Math.abs(now - last);
      last = now;
      return change;
    })
    .toBeLessThan(0.05);
  return last;
}

test.use({
  ownEnv: { QINGYIN_MEASURE_SOUND: 'yes' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  storageState: async ({ ownSignedIn }, use) => use(ownSignedIn),
});

test(
  'normalizes a loud and a soft song of the user to the same level, even after a reload',
  AUDIT,
  async ({ page, player }) => {
    test.slow();
    for (const [name, buffer] of [
      ['响.wav', LOUD],
      ['轻.wav', SOFT],
    ] as const) {
      const answer = await page.request.post('/api/cloud', {
        multipart: { songFile: { name, mimeType: 'audio/wav', buffer } },
      });
      const { code, songId } = (await answer.json()) as { code: number; songId: number };
      expect(code).toBe(200);
      const measured = async () => {
        const url = await page.request.get('/api/song/url/v1', { params: { id: songId, level: 'standard' } });
        const { data } = (await url.json()) as { data: { sound?: object }[] };
        return data[0]?.sound !== undefined;
      };
      await expect.poll(measured, { timeout: MEASURED_MS }).toBe(true);
    }
    const cloud = new CloudPage(page);
    const sound = new SoundDialog(page);
    const play = async (title: string) => {
      await songTitle(cloud.row(title)).dblclick();
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
      await expect(player.region).toContainText(title);
    };
    const both = async () => {
      await play('响');
      const loud = await settledLevel(page);
      await play('轻');
      return { loud, soft: await settledLevel(page) };
    };
    await cloud.open();
    await player.volume.focus();
    await page.keyboard.press('End');
    const plain = await both();
    expect(plain.loud - plain.soft).toBeGreaterThan(20);

    await sound.open();
    await choose(sound.even('按歌曲'));
    await sound.close();
    const even = await both();
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ plain, even }) });
    expect(Math.abs(even.loud - even.soft)).toBeLessThan(EVEN_DB);
    // -18 LUFS is the sum of both channels; each of them is 3 dB softer.
    expect(Math.abs(even.soft - (-18 - 3.01))).toBeLessThan(EVEN_DB);

    await page.reload();
    await sound.open();
    await expect(sound.even('按歌曲')).toBeChecked();
    await sound.close();
    const again = await both();
    expect(Math.abs(again.loud - again.soft)).toBeLessThan(EVEN_DB);
    expect(Math.abs(again.soft - even.soft)).toBeLessThan(EVEN_DB);
  },
);

test(
  'sets the equalizer by keys, saves a preset, and restores it after a reload',
  AUDIT,
  async ({ page, player }) => {
    const sound = new SoundDialog(page);
    await page.goto('/personal-recommendation');
    await sound.open();
    await sound.band(62).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(sound.band(62)).toHaveAttribute('aria-valuetext', '+2 分贝');
    await expect(sound.equaliser).toBeChecked();
    await sound.dialog.getByRole('button', { name: '存为预设' }).click();
    await page.keyboard.type('夜里');
    await page.keyboard.press('Enter');
    await expect(sound.preset).toBeFocused();
    await choose(sound.mono);
    await page.keyboard.press('Escape');
    await expect(player.region.getByRole('button', { name: '声音' })).toBeFocused();

    await page.reload();
    await sound.open();
    await expect(sound.preset).toHaveText('夜里');
    await expect(sound.band(62)).toHaveValue('2');
    await expect(sound.mono).toBeChecked();
    await chooseOption(sound.preset, '摇滚');
    await expect(sound.band(31)).toHaveValue('5');
    await sound.dialog.getByRole('button', { name: '重置' }).click();
    await expect(sound.band(31)).toHaveValue('0');
  },
);
