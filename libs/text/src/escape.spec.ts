import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJsonForHtml } from './index.ts';

describe('escapeHtml', () => {
  it('escapes tags, quotes and entities', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });

  it('does not change harmless text', () => {
    expect(escapeHtml('静夜思 · 李白')).toBe('静夜思 · 李白');
  });
});

describe('escapeJsonForHtml', () => {
  it('cannot end the script element and parses to the same value', () => {
    const value = { name: '</script><!--' };
    const escaped = escapeJsonForHtml(JSON.stringify(value));
    expect(escaped).not.toContain('<');
    expect(JSON.parse(escaped)).toEqual(value);
  });
});
