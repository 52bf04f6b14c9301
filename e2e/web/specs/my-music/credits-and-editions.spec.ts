import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  const symphony = (no: number, name: string) => ({
    title: `第五交响曲：${name}`,
    tags: {
      comments: {
        COMPOSER: '贝多芬',
        CONDUCTOR: '小泽征尔',
        PERFORMER: '马友友 (大提琴)',
        WORK: '第五交响曲',
        MOVEMENTNAME: name,
        MOVEMENT: String(no),
        CATALOGNUMBER: 'RD-1001',
        RELEASECOUNTRY: 'DE',
        ORIGINALDATE: '1984',
      },
    },
  });
  await writeAlbum(root, {
    artist: '维也纳爱乐乐团',
    title: '交响曲集',
    format: 'flac',
    year: 2003,
    tracks: [symphony(1, '快板'), symphony(2, '行板'), { title: '返场曲' }],
  });
  await writeAlbum(root, {
    artist: '维也纳爱乐乐团',
    title: '交响曲集（豪华版）',
    format: 'flac',
    year: 2013,
    tracks: [
      { title: '第五交响曲' },
      { title: '第六交响曲' },
      { title: '第七交响曲' },
      { title: '第八交响曲' },
    ],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an album shows its works, people and editions, and a composer has a page', async ({
  page,
  ownServer,
}) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('7 首歌');

  await page.goto('/library/albums');
  await main.getByRole('link', { name: '交响曲集', exact: true }).click();
  await expect(heading).toHaveText('交响曲集');
  const movements = main.getByRole('grid', { name: '交响曲集，第五交响曲' });
  await expect(main.getByRole('heading', { level: 3, name: '第五交响曲' })).toBeVisible();
  await expect(movements.getByText('行板', { exact: true })).toBeVisible();
  const facts = main.getByRole('region', { name: '制作与发行' });
  await expect(facts.getByRole('link', { name: '马友友（大提琴）' })).toBeVisible();
  await expect(facts).toContainText('RD-1001');
  const editions = main.getByRole('region', { name: '其他版本' });
  await expect(editions.getByRole('link', { name: '交响曲集（豪华版）' })).toBeVisible();
  await expect(editions).toContainText('2013');

  await movements.getByRole('row', { name: /行板/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '歌曲信息', exact: true }).click();
  const details = page.getByRole('dialog', { name: '歌曲信息' });
  await details.getByRole('link', { name: '贝多芬' }).click();
  await expect(details).toHaveCount(0);
  await expect(heading).toHaveText('贝多芬');
  const composed = main.getByRole('region', { name: '作曲' });
  await expect(composed.getByRole('row', { name: /第五交响曲：快板/ })).toBeVisible();
  await expect(composed.getByRole('row', { name: /返场曲/ })).toHaveCount(0);
});
