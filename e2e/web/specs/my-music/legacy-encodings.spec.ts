import { mp3 } from '../../fixtures/sound-files.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { ImportDialog } from '../../pages/import-dialog.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { LyricsEditor } from '../../pages/lyrics-editor.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

/** 晴天纪念 and 测试歌手 in GBK. */
const TITLE = [0xc7, 0xe7, 0xcc, 0xec, 0xbc, 0xcd, 0xc4, 0xee];
const ARTIST = [0xb2, 0xe2, 0xca, 0xd4, 0xb8, 0xe8, 0xca, 0xd6];

/** ID3v2.3 frame whose encoding byte is wrong for its text. */
const frame = (id: string, text: readonly number[]): number[] => [
  ...Buffer.from(id, 'latin1'),
  ...[0, 0, 0, text.length + 1, 0, 0, 0],
  ...text,
];

/** An MP3 as old programs write it: tags in GBK, then junk bytes, then the sound. */
function oldMp3(): Buffer {
  const frames = [...frame('TIT2', TITLE), ...frame('TPE1', ARTIST)];
  const tag = [...Buffer.from('ID3', 'latin1'), 3, 0, 0, 0, 0, 0, frames.length, ...frames];
  return Buffer.concat([Buffer.from(tag), Buffer.from('left by another program'), mp3(4)]);
}

test('names and plays a song with GBK tags and junk before its sound, and offers other encodings', async ({
  page,
}) => {
  const cloud = new CloudPage(page);
  await cloud.open();
  await cloud.files.setInputFiles({ name: '07.mp3', mimeType: 'audio/mpeg', buffer: oldMp3() });
  const row = cloud.row('晴天纪念 · 测试歌手');
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(0);

  await cloud.runMenuEntry('晴天纪念', '编辑标签…');
  const dialog = page.getByRole('dialog', { name: '编辑标签' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await dialog.getByRole('button', { name: '文字是乱码？' }).click();
  await expect(dialog.getByRole('radio').first()).toBeInViewport();
  await expect(dialog.getByRole('radio', { name: /^晴天纪念 · 测试歌手/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Windows-1252$/ }).check();
  await expect(dialog.getByRole('textbox', { name: '歌名' })).not.toHaveValue('晴天纪念');
  await dialog.getByRole('button', { name: '取消' }).click();
  await cloud.remove('晴天纪念');
});

test('imports a playlist file in GBK', async ({ page }) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  // #EXTM3U, then 李白 - 静夜思.
  const list = [
    ...Buffer.from('#EXTM3U\n#EXTINF:200,'),
    0xc0,
    0xee,
    0xb0,
    0xd7,
    0x20,
    0x2d,
    0x20,
    0xbe,
    0xb2,
    0xd2,
    0xb9,
    0xcb,
    0xbc,
    ...Buffer.from('\na.mp3\n'),
  ];
  const chosen = { name: '旧歌单.m3u', mimeType: 'audio/x-mpegurl', buffer: Buffer.from(list) };
  await dialog.dialog.getByLabel('选择文件').setInputFiles(chosen);
  await expect(dialog.kind('已找到')).toBeVisible();
  await expect(dialog.name).toHaveValue('旧歌单');
});

test('opens lyrics in Big5, and in UTF-16 without a byte order mark', async ({ page }) => {
  const stage = new LyricsView(page);
  const editor = new LyricsEditor(page);
  await page.goto('/playList/5003');
  await new PlaylistPage(page).rows.nth(4).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await page.keyboard.press('g');
  await expect(stage.pane).toBeVisible();
  await editor.openByKeys();
  const open = async (content: Buffer) => {
    await editor.button('粘贴或打开歌词').click();
    const file = { name: '旧.lrc', mimeType: 'text/plain', buffer: content };
    await page
      .getByRole('dialog', { name: '粘贴或打开歌词' })
      .getByLabel('打开文件')
      .last()
      .setInputFiles(file);
  };
  // 舉頭望明月 and 低頭思故鄉.
  await open(
    Buffer.from([
      ...Buffer.from('[00:01.00]'),
      0xc1,
      0x7c,
      0xc0,
      0x59,
      0xb1,
      0xe6,
      0xa9,
      0xfa,
      0xa4,
      0xeb,
      10,
      ...Buffer.from('[00:02.00]'),
      0xa7,
      0x43,
      0xc0,
      0x59,
      0xab,
      0xe4,
      0xac,
      0x47,
      0xb6,
      0x6d,
      10,
    ]),
  );
  await expect(editor.text(2)).toHaveValue('低頭思故鄉');
  await open(Buffer.from('[00:01.00]床前明月光\n[00:02.00]疑是地上霜\n', 'utf16le'));
  await expect(editor.text(2)).toHaveValue('疑是地上霜');
});
