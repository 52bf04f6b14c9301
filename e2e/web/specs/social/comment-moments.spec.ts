import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { PlayerBar } from '../../pages/player-bar.ts';

/** Demo song whose comments mention no moment of it. */
const SONG = 10_001;
/** Moment of the comment in ms, and its label. */
const MOMENT = 30_000;
const TIME = '0:30';
/** Window after the moment, in ms; playback from the beginning does not reach it before `expect` times out. */
const NEAR_MS = 15_000;
/** Tolerance of a position on the progress line, as a share of the line. */
const SLACK = 0.01;

test(
  'plays from a comment’s moment, and marks it on the progress line',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const baseURL = ownServer.url;
    const page = await openPage({ baseURL, locale: 'zh-CN', storageState: ownSignedIn });
    const comments = new CommentsPage(page);
    const player = new PlayerBar(page);
    const near = async (where = page) => {
      const { status, songId, positionMs } = await readPlayer(where);
      const past = positionMs - MOMENT;
      return `${status} ${songId} ${past >= 0 && past < NEAR_MS ? TIME : 'elsewhere'}`;
    };
    const text = '琴声从这里远了';
    const own = comments.withText(text);

    await test.step('comments on a moment of the current song', async () => {
      await comments.of(SONG, 'song');
      await expect(comments.attachMomentButton).toHaveCount(0);
      const heat = page.waitForResponse(/\/api\/x\/comment\/heat/);
      await page.getByRole('main').getByRole('button', { name: '播放 关雎' }).click();
      await heat;
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
      await player.pause.click();
      await player.progress.press('Home');
      await player.progress.press('PageUp');
      await player.progress.press('PageUp');
      await expect(comments.attachMomentButton).toHaveText(`在 ${TIME} 处评论`);
      await expect(player.momentCurve).toHaveCount(0);
    });

    await test.step('keeps the moment at which the button was pressed', async () => {
      await comments.attachMomentButton.click();
      await expect(comments.attachMomentButton).toHaveAttribute('aria-pressed', 'true');
      await player.progress.press('Home');
      await expect(player.progress).toHaveAttribute('aria-valuetext', /^0:00 \//);
      await expect(comments.attachMomentButton).toHaveText(`在 ${TIME} 处评论`);
      const answered = comments.answered();
      await comments.write(text);
      await answered;
      await expect(comments.momentOf(own)).toHaveText(TIME);
      const [time, said] = await Promise.all([
        comments.momentOf(own).boundingBox(),
        own.getByText(text).boundingBox(),
      ]);
      expect(said?.x, 'the text follows on the same line').toBeGreaterThan(
        (time?.x ?? 0) + (time?.width ?? 0),
      );
    });

    await test.step('shows the moment and its comments on the progress line', async () => {
      await expect(player.momentCurve).toBeVisible();
      const share = MOMENT / (await readPlayer(page)).durationMs;
      expect(Math.abs((await player.momentCurvePeak()) - share)).toBeLessThan(SLACK);
      await player.pointAt(share);
      await expect(player.region.getByText(text)).toBeVisible();
      await player.pointAt(share / 2);
      await expect(player.region.getByText(text)).toHaveCount(0);
    });

    await test.step('plays from the moment', async () => {
      await comments.momentOf(own).click();
      await expect.poll(() => near()).toBe(`playing ${SONG} ${TIME}`);
    });

    await test.step('plays from the moment for a guest who hears nothing yet', async () => {
      const guest = await openPage({ baseURL, locale: 'zh-CN' });
      const seen = new CommentsPage(guest);
      await seen.of(SONG, 'song', '?sort=new');
      await seen.momentOf(seen.withText(text)).click();
      await expect.poll(() => near(guest)).toBe(`playing ${SONG} ${TIME}`);
      await expect(new PlayerBar(guest).momentCurve).toBeVisible();
    });
  },
);
