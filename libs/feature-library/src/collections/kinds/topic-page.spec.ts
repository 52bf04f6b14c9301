import { expect, it } from 'vitest';
import { topicPageUrl } from './topic-page.ts';

it.each([
  ['https://columns.test/8801', 'https://columns.test/8801'],
  ['http://columns.test/', 'http://columns.test/'],
  ['javascript:alert(1)', undefined],
  ['/topic/8801', undefined],
  ['', undefined],
  [undefined, undefined],
])('the page of %s is %s', (url, page) => {
  expect(topicPageUrl(url)).toBe(page);
});
