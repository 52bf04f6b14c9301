import { describe, expect, it } from 'vitest';
import { editionKey } from './edition-key.ts';

describe('editions of one album have the same key', () => {
  it.each([
    ['Abbey Road', 'Abbey Road (Deluxe Edition)'],
    ['Abbey Road', 'Abbey Road [2009 Remaster]'],
    ['Abbey Road', 'Abbey Road - 50th Anniversary Edition'],
    ['Abbey Road', 'Abbey Road (Remastered 2011) [Mono]'],
    ['叶惠美', '葉惠美（豪華版）'],
    ['叶惠美', '叶惠美 20周年纪念版'],
    ['叶惠美', '叶惠美十周年版'],
    ['叶惠美', '叶惠美豪华版'],
  ])('%s and %s', (plain, edition) => {
    expect(editionKey(edition)).toBe(editionKey(plain));
  });
});

describe('other albums have another key', () => {
  it.each([
    ['Abbey Road', 'Abbey Road (Live)'],
    ['Red', "Red (Taylor's Version)"],
    ['叶惠美', '叶惠美（演唱会）'],
    ['Special', 'Limited'],
  ])('%s and %s', (one, other) => {
    expect(editionKey(one)).not.toBe(editionKey(other));
  });

  it('and none without a title; a title that is the name of an edition stays', () => {
    expect(editionKey('')).toBe('');
    expect(editionKey('纪念版')).toBe('title:纪念版');
  });
});
