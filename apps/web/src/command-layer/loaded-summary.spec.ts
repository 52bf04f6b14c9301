import { afterEach, describe, expect, it } from 'vitest';
import { filledLists, noteBefore, summarizeLoaded } from './loaded-summary.ts';

afterEach(() => document.body.replaceChildren());

/** Summary of a change of a part of the page, from one content to the next. */
function summaryOf(before: string, change: (root: HTMLElement) => void) {
  const root = document.createElement('main');
  root.innerHTML = before;
  document.body.append(root);
  const noted = noteBefore(root);
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, subtree: true });
  change(root);
  return summarizeLoaded(noted, observer.takeRecords());
}
const replace = (html: string) => (root: HTMLElement) => void (root.innerHTML = html);

describe('summary of what has loaded', () => {
  it('names the first new list and counts its entries, but no skeletons', () => {
    const shown = replace(
      '<h2>MV列表</h2><ul><li>春</li><li>秋</li><li><span aria-hidden></span></li></ul><ol><li>a</li></ol>',
    );
    expect(summaryOf('<p>…</p>', shown)).toEqual({ texts: ['MV列表'], count: 2 });
  });

  it('leaves the number out where more entries load on scrolling', () => {
    const shown = replace('<h2>MV列表</h2><div><ul><li>春</li></ul><div data-more></div></div>');
    expect(summaryOf('', shown)).toEqual({ texts: ['MV列表'], count: null });
  });

  it('counts the rows of a grid when their number changes, not when it draws other rows', () => {
    const grid = '<div role="grid" aria-label="歌曲" aria-rowcount="41"><div role="rowgroup"></div></div>';
    const draw = (root: HTMLElement) =>
      root.querySelector('[role=rowgroup]')?.append(document.createElement('div'));
    expect(summaryOf(grid, draw)).toBeNull();
    const filter = (root: HTMLElement) => {
      root.querySelector('[role=grid]')?.setAttribute('aria-rowcount', '8');
      draw(root);
    };
    expect(summaryOf(grid, filter)).toEqual({ texts: ['歌曲'], count: 7 });
  });

  it('begins with the page of the pagination when that has changed', () => {
    const page = (number: number, card: string) =>
      `<h2 aria-live="polite">找到 42 张专辑</h2><ul><li>${card}</li></ul><nav><a aria-current="page" aria-label="第 ${number} 页"></a></nav>`;
    const turn = (root: HTMLElement) => {
      root.querySelector('li')?.remove();
      root.querySelector('ul')?.append(Object.assign(document.createElement('li'), { textContent: '秋' }));
      root.querySelector('a')?.setAttribute('aria-label', '第 2 页');
    };
    expect(summaryOf(page(1, '春'), turn)).toEqual({ texts: ['第 2 页', '找到 42 张专辑'], count: null });
  });

  it('says nothing where a live region or an alert has said it, and the text of a region that is new', () => {
    const count = (root: HTMLElement) => void (root.querySelector('h2')!.textContent = '找到 5 首');
    expect(summaryOf('<h2 aria-live="polite">找到 7 首</h2><ul><li>春</li></ul>', count)).toBeNull();
    expect(summaryOf('', replace('<div role="alert">没有取到</div><ul><li>春</li></ul>'))).toBeNull();
    expect(summaryOf('', replace('<h2 aria-live="polite">找到 5 首</h2><ul><li>春</li></ul>'))).toEqual({
      texts: ['找到 5 首'],
      count: null,
    });
  });

  it('prefers the sentence of an empty state to the suggestions below it', () => {
    const none =
      '<div><div aria-hidden="true"></div><p>没有找到</p></div><h2>热门搜索</h2><ol><li>月</li></ol>';
    expect(summaryOf('', replace(none))).toEqual({ texts: ['没有找到'], count: null });
  });

  it('takes the sentence in place of a list, and ignores navigation', () => {
    expect(summaryOf('', replace('<nav><ul><li>春</li></ul></nav><div><p>还没有评论</p></div>'))).toEqual({
      texts: ['还没有评论'],
      count: null,
    });
    expect(filledLists(document.body)).toEqual([]);
  });
});
