import { describe, expect, it } from 'vitest';
import { defaultBlocks, defaultLayout, homeBlocks, orderOf, parseHomeLayout } from './block-order.ts';

describe('default order', () => {
  it('shows users their own music before anything that is recommended', () => {
    const own = ['continue', 'recent', 'own', 'library'];
    expect(defaultBlocks(true).slice(0, 4)).toEqual(own);
  });

  it('begins with the banners for guests, and has every block once', () => {
    expect(defaultBlocks(false).slice(0, 2)).toEqual(['banners', 'entries']);
    expect(defaultBlocks(false).toSorted()).toEqual([...homeBlocks].toSorted());
  });
});

describe('persisted layout', () => {
  it.each([undefined, null, 'daily', {}, [], { order: 'daily', hidden: 7 }])(
    'is the default one for %j',
    (kept) => expect(parseHomeLayout(kept)).toEqual(defaultLayout),
  );

  it("keeps the user's order and hidden blocks", () => {
    const layout = { order: [...homeBlocks].reverse(), hidden: ['banners', 'mvs'] };
    expect(parseHomeLayout(layout)).toEqual(layout);
  });

  it('keeps the order that an earlier version persisted', () => {
    const order = ['stations', 'daily', 'continue', 'recent', 'playlists', 'library', 'exclusive'];
    const layout = parseHomeLayout(order);
    expect(layout).toEqual({ order, hidden: [] });
    expect(orderOf(layout, true).filter((block) => order.includes(block))).toEqual(order);
  });

  it('drops unknown and repeated blocks, and inserts newer blocks at their default place', () => {
    const layout = parseHomeLayout({ order: ['stations', 'radio', 'stations', 'daily'], hidden: ['radio'] });
    expect(layout).toEqual({ order: ['stations', 'daily'], hidden: [] });
    expect(orderOf(layout, true)).toEqual([
      ...['continue', 'recent', 'own', 'library', 'banners', 'entries'],
      ...['stations', 'playlists', 'exclusive', 'new-songs', 'mvs', 'daily'],
    ]);
  });
});
