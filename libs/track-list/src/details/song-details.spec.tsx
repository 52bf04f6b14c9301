import { capabilitiesAnswer, renderConnected, someTracks } from '@qingyin/test-harness';
import type { SongFacts } from '@qingyin/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SongDetails from './SongDetails.tsx';

const [track] = someTracks(1);
const facts: SongFacts = {
  ...{ id: 1, type: 'flac', bitrate: 912_345, bits: 24, sampleRate: 96_000, channels: 2, size: 31_457_280 },
  file: { name: '01 静夜思.flac', folder: '李白/唐诗', library: '我的音乐' },
  ...{ trackGain: -6.2, albumGain: 1.5, loudness: -11.83, truePeak: -0.4, addedTime: Date.UTC(2026, 0, 5) },
  credits: [],
  ...{ plays: 12, playedTime: null, stars: 3 },
};

async function show(answer: object) {
  const onClose = vi.fn();
  const current = { answer };
  const bench = await renderConnected(track && <SongDetails track={track} onClose={onClose} />, {
    answers: {
      '/x/capabilities': capabilitiesAnswer(['song-ratings']),
      '/x/songs/ratings': { code: 200, count: 1, more: false, data: [{ id: 1, stars: 3, time: 1 }] },
      '/x/song/facts': () => current.answer,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: '歌曲信息' }));
  const texts = async () => {
    await dialog.findByText('播放次数');
    return Object.fromEntries(
      dialog
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
    );
  };
  return { ...bench, dialog, texts, current, onClose };
}

it('shows what is known of the file, its loudness and the plays, and the stars', async () => {
  const { texts, dialog } = await show({ code: 200, data: facts });
  expect(await texts()).toMatchObject({
    文件格式: 'FLAC',
    码率: '912 kbit/s',
    位深: '24 位',
    采样率: '96.0 kHz',
    声道: '立体声',
    文件名: '01 静夜思.flac',
    文件夹: '我的音乐/李白/唐诗',
    '歌曲增益（ReplayGain）': '-6.20 dB',
    '专辑增益（ReplayGain）': '+1.50 dB',
    测得的响度: '-11.8 LUFS',
    播放次数: '12',
  });
  expect(await dialog.findByRole('radio', { name: '3 星', checked: true })).toBeInTheDocument();
});

it('leaves out what is not known', async () => {
  const { texts } = await show({
    code: 200,
    data: { ...facts, type: '', bits: null, file: null, trackGain: null, loudness: null, plays: 0 },
  });
  const shown = await texts();
  expect(shown['播放次数']).toBe('0');
  for (const label of ['文件格式', '位深', '文件名', '文件夹', '测得的响度', '上次播放'])
    expect(shown[label]).toBeUndefined();
});

it('offers a retry when the facts do not load', async () => {
  const { dialog, user, texts, current } = await show({ code: 503, message: '不行' });
  const again = await dialog.findByRole('button', { name: '重试' });
  current.answer = { code: 200, data: facts };
  await user.click(again);
  expect((await texts())['文件格式']).toBe('FLAC');
});

it('names the people of the song with links, which close the dialog', async () => {
  const artists = [{ id: 5, name: '方文山', detail: '' }];
  const credits = [{ role: 'lyricist' as const, artists }];
  const { dialog, user, onClose } = await show({ code: 200, data: { ...facts, credits } });
  const link = await dialog.findByRole('link', { name: '方文山' });
  expect(dialog.getByText('作词')).toBeInTheDocument();
  expect(link.getAttribute('href')).toBe('/artists-detail?id=5');
  await user.click(link);
  expect(onClose).toHaveBeenCalled();
});
