import { chooseOption, renderWithProviders } from '@qingyin/test-harness';
import { defaultSoundSettings, presets } from '@qingyin/player';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SoundDialog from './SoundDialog.tsx';

async function openDialog() {
  const bench = renderWithProviders(<SoundDialog onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog', { name: '声音' });
  return {
    ...bench,
    dialog,
    user: userEvent.setup(),
    tone: () => bench.player.soundSettings.get() ?? defaultSoundSettings,
  };
}
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const preset = () => screen.getByRole('combobox', { name: '预设' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

describe('sound dialog', () => {
  it('turns on loudness normalization and then offers the preamp', async () => {
    const { tone, user } = await openDialog();
    expect(screen.queryByRole('slider', { name: '前级增益' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '按专辑' }));
    slide('前级增益', -3.5);
    expect(tone()).toMatchObject({ even: 'album', preampDb: -3.5 });
    expect(slider('前级增益').getAttribute('aria-valuetext')).toBe('-3.5 分贝');
  });

  it('has ten labelled bands, the first of which to change turns on the equalizer', async () => {
    const { tone, dialog } = await openDialog();
    const bands = within(screen.getByRole('group', { name: '频段' })).getAllByRole('slider');
    expect(bands.map((each) => each.getAttribute('aria-label'))).toEqual(
      [31, 62, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000].map((hz) => `${String(hz)} 赫兹`),
    );
    slide('62 赫兹', 6);
    expect(tone()).toMatchObject({ equaliser: true, bands: [0, 6, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(slider('62 赫兹').getAttribute('aria-valuetext')).toBe('+6 分贝');
    expect(dialog.textContent).toMatch(/整体自动调整 -[678](\.\d)? 分贝/);
    expect(preset()).toHaveTextContent('自定义');
  });

  it('applies presets, resets the bands, and keeps them while bypassed', async () => {
    const { tone, user } = await openDialog();
    await chooseOption(user, preset(), '摇滚');
    expect(tone()).toMatchObject({ equaliser: true, bands: presets.rock });
    await user.click(screen.getByRole('checkbox', { name: '启用均衡器' }));
    expect(tone()).toMatchObject({ equaliser: false, bands: presets.rock });
    await press('重置');
    expect(tone().bands).toEqual(defaultSoundSettings.bands);
    expect(preset()).toHaveTextContent('平直');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '重置' }).disabled).toBe(true);
  });

  it('saves, renames and deletes custom presets', async () => {
    const { tone, user } = await openDialog();
    slide('31 赫兹', 3);
    await press('存为预设');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '预设名称' }));
    await user.keyboard('夜里{Enter}');
    expect(document.activeElement).toBe(preset());
    expect(preset()).toHaveTextContent('夜里');
    await press('改名');
    await user.clear(screen.getByRole('textbox', { name: '预设名称' }));
    await user.keyboard('清晨{Enter}');
    expect(tone().own.map(({ name }) => name)).toEqual(['清晨']);
    await press('删除预设');
    expect(tone().own).toEqual([]);
    expect(tone().bands[0]).toBe(3);
  });

  it('sets mono and balance', async () => {
    const { tone, user } = await openDialog();
    await user.click(screen.getByRole('checkbox', { name: '单声道' }));
    slide('左右平衡', -0.5);
    expect(tone()).toMatchObject({ mono: true, balance: -0.5 });
    expect(slider('左右平衡').getAttribute('aria-valuetext')).toBe('偏左 50%');
    fireEvent.doubleClick(slider('左右平衡'));
    expect(slider('左右平衡').getAttribute('aria-valuetext')).toBe('居中');
  });
});

describe('output device', () => {
  it('is not offered if the browser does not support it', async () => {
    await openDialog();
    expect(screen.queryByRole('group', { name: '输出设备' })).toBeNull();
    expect(screen.queryByRole('button', { name: '选择输出设备' })).toBeNull();
  });

  it("is chosen in the browser's prompt and reset to the system default", async () => {
    vi.stubGlobal(
      'HTMLMediaElement',
      class {
        setSinkId(): void {}
      },
    );
    vi.stubGlobal('navigator', {
      ...navigator,
      mediaDevices: {
        enumerateDevices: () => Promise.resolve([]),
        selectAudioOutput: () => Promise.resolve({ deviceId: 'b1', label: '客厅' }),
      },
    });
    const { tone, user } = await openDialog();
    await press('选择输出设备');
    await user.click(await screen.findByRole('radio', { name: '客厅' }));
    expect(tone().output).toEqual({ id: 'b1', label: '客厅' });
    await user.click(screen.getByRole('radio', { name: '跟随系统' }));
    expect(tone().output).toBeNull();
  });
});

it('links to the crossfade in the playback settings', async () => {
  const onClose = vi.fn();
  renderWithProviders(<SoundDialog onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: '到播放设置里调整' }));
  expect(onClose).toHaveBeenCalledOnce();
});
