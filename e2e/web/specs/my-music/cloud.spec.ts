import { soundFile, soundOnDisk } from '../../fixtures/sound-files.ts';
import { peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { songTitle } from '../../pages/song-title.ts';

const AUDIBLE = 0.005;
/** Length in seconds: at 16 kB per second 24 MB, which is several parts. */
const LONG_S = 1500;
/** Upload rates in bytes per second: CRAWL nearly stops uploads, SLOW shows progress, FAST ends at once. */
const CRAWL = 2000;
const SLOW = 1_200_000;
/** Progress in percent that proves that the upload goes on. */
const A_WAY = 6;
const FAST = 200_000_000;
/** Longest pause between two retries, plus the retry, in ms. */
const RETRY_MS = 60_000;

test('shows a guest what the cloud disk is, and returns to it after the login', async ({
  page,
  server,
  login,
}) => {
  const cloud = new CloudPage(page);
  await cloud.open();
  await expect(page.getByRole('main')).toContainText('把自己的音乐存进云盘');
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await login.signIn(server.demoAccount);
  await page.waitForURL('**/cloud');
  await expect(cloud.meter).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('uploads, lists, plays, renames, matches and deletes files; skips duplicates', async ({ page }) => {
    const cloud = new CloudPage(page);
    await cloud.open();
    const song = soundFile('雨声.wav', 3, 523);
    await cloud.files.setInputFiles([
      song,
      { name: '封面.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') },
      { name: '别的歌.lrc', mimeType: 'text/plain', buffer: Buffer.from('[00:01.00]x') },
      { name: '假的.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') },
    ]);
    await expect(cloud.upload('雨声.wav')).toContainText('已上传');
    await expect(cloud.upload('封面.jpg')).toContainText('不支持这种文件');
    await expect(cloud.upload('别的歌.lrc')).toContainText('没有同名的歌曲');
    await expect(cloud.upload('假的.mp3')).toContainText('不是可以播放的音乐文件');
    await expect(cloud.row('雨声')).toContainText('未匹配');

    await cloud.files.setInputFiles([{ ...song, name: '另一个名字.wav' }]);
    await expect(cloud.upload('另一个名字.wav')).toContainText('已跳过');
    await expect(cloud.row('另一个名字')).toHaveCount(0);

    await songTitle(cloud.row('雨声')).dblclick();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);

    await cloud.runMenuEntry('雨声', '编辑标签…');
    await page
      .getByRole('dialog', { name: '编辑标签' })
      .getByRole('textbox', { name: '歌名' })
      .fill('静夜思');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cloud.runMenuEntry('静夜思', '匹配歌曲…');
    await page
      .getByRole('dialog', { name: '匹配歌曲' })
      .getByRole('button', { name: /^静夜思/ })
      .first()
      .click();
    await expect(cloud.songActions.undoBar).toContainText('已匹配到');
    await cloud.songActions.undo();
    await expect(cloud.row('静夜思').filter({ hasText: '未匹配' })).toHaveCount(1);

    const mine = cloud.row('静夜思').filter({ hasText: '未匹配' });
    await mine.focus();
    await page.keyboard.press('Delete');
    await expect(mine).toHaveCount(0);
    await cloud.songActions.undo();
    await expect(mine).toHaveCount(1);
    await mine.focus();
    const gone = page.waitForResponse(/\/api\/user\/cloud\/del/);
    await page.keyboard.press('Delete');
    await cloud.songActions.undoBar.getByRole('button', { name: '关闭' }).click();
    await gone;
    await expect(mine).toHaveCount(0);
  });
});

test.describe('lyrics files', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('are saved for the song of their name, uploaded with them or before', async ({ page }) => {
    const cloud = new CloudPage(page);
    await cloud.open();
    const lyrics = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await cloud.files.setInputFiles([
      soundFile('夜航.wav', 3, 587),
      lyrics('夜航.zh.lrc', '[00:01.00]船过桥洞\n[00:02.00]灯火在水里\n'),
      soundFile('早班车.wav', 3, 494),
      lyrics('早班车.lrc', ' '),
    ]);
    await expect(cloud.upload('夜航.wav')).toContainText('歌词也已保存');
    await expect(cloud.upload('早班车.wav')).toContainText('歌词没有保存');
    await cloud.files.setInputFiles([lyrics('早班车.LRC', '[00:01.00]天还没亮\n')]);
    await expect(cloud.upload('早班车.LRC')).toContainText('歌词已保存到「早班车.wav」');
    await cloud.remove('夜航');
    await cloud.remove('早班车');
  });
});

test.describe('two pages', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('do not upload the same file twice, and the remaining page continues an upload', async ({
    page,
    context,
    guard,
  }) => {
    // Bytes of the closed page may arrive while the other page requests the upload’s offset.
    guard.allowStatus(409, /\/uploads\/cloud\//);
    const cloud = new CloudPage(page);
    await cloud.open();
    await cloud.limitUploadRate(CRAWL);
    await cloud.files.setInputFiles([soundFile('两页之间.wav', 60, 466)]);
    await expect(cloud.panel.getByRole('progressbar', { name: '两页之间.wav' })).toBeVisible();

    const other = new CloudPage(await context.newPage());
    await other.open();
    await expect(other.meter).toBeVisible();
    const own = soundFile('另一页的.wav', 2, 622);
    await other.files.setInputFiles([own]);
    await expect(other.upload(own.name)).toContainText('已上传');
    await expect(other.upload('两页之间')).toHaveCount(0);

    await page.close();
    // A browser may still send what a closing page had handed over; then the file is complete before the other
    // page continues.
    await expect(other.upload('两页之间')).toContainText(/已上传|云盘里已有这首歌/);
    await expect(other.row('两页之间')).toHaveCount(1);
    await other.remove('两页之间');
    await other.remove('另一页的');
  });
});

test.describe('during an upload', () => {
  test.use({
    baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
    storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
  });

  test('a killed server, another page and a reload neither lose nor duplicate parts', async ({
    page,
    guard,
    pooledServer,
  }, info) => {
    test.slow();
    guard.allowOffline();
    // Bytes of the previous page may still arrive after the next one has requested the upload’s offset.
    guard.allowStatus(409, /\/uploads\/cloud\//);
    page.on('dialog', (dialog) => void dialog.accept());
    const cloud = new CloudPage(page);
    await cloud.open();
    await expect(cloud.meter).toBeVisible();
    await cloud.limitUploadRate(CRAWL);
    await cloud.files.setInputFiles(await soundOnDisk(info.outputPath('长长的歌.wav'), LONG_S, 440));
    const progress = cloud.panel.getByRole('progressbar', { name: '上传进度' });
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
    const goesOn = async () => {
      const from = await percent();
      await cloud.limitUploadRate(SLOW);
      await expect
        .poll(percent, { timeout: RETRY_MS, intervals: [100] })
        .toBeGreaterThanOrEqual(from + A_WAY);
      await cloud.limitUploadRate(CRAWL);
    };
    await goesOn();

    await pooledServer.kill();
    await expect(cloud.upload('长长的歌')).toContainText('连接中断');
    await pooledServer.restart();
    await goesOn();

    await page.getByRole('link', { name: '发现音乐' }).first().click();
    await expect(cloud.panel).toHaveCount(0);
    await page.goBack();
    await goesOn();

    await page.reload();
    await expect(cloud.upload('长长的歌')).toBeVisible();
    await cloud.limitUploadRate(FAST);
    await expect(cloud.upload('长长的歌')).toContainText('已上传', { timeout: RETRY_MS });
    await expect(cloud.row('长长的歌')).toHaveCount(1);
    const { data } = (await (await page.request.get('/api/user/cloud')).json()) as {
      data: { fileName: string }[];
    };
    expect(data.filter(({ fileName }) => fileName === '长长的歌.wav')).toHaveLength(1);
    await cloud.remove('长长的歌');
  });
});
