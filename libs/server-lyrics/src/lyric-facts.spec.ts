import { expect, it } from 'vitest';
import { detectLyricFacts } from './lyric-facts.ts';

it.each([
  ['[1000,1000](1000,1000,0)月', { format: 'yrc', timing: 'word', lines: 1 }],
  ['[00:01.00]床前\n[00:02.00]\n[00:03.00]明月', { format: 'lrc', timing: 'line', lines: 2 }],
  ['床前\n\n明月', { format: 'plain', timing: 'plain', lines: 2 }],
  ['<tt><body><p begin="1s" end="2s">月</p></body></tt>', { format: 'ttml', timing: 'line', lines: 1 }],
  ['[00:01.00]', { format: 'lrc', timing: 'none', lines: 0 }],
  ['<tt><body></body></tt>', { format: 'ttml', timing: 'none', lines: 0 }],
  ['', { format: 'plain', timing: 'none', lines: 0 }],
])('detects format, timing and number of lines of %j', (text, facts) => {
  expect(detectLyricFacts(text)).toEqual(facts);
});
