import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJsonForHtml } from './index.ts';

describe('text in HTML', () => {
  it('cannot open a tag, end an attribute or name an entity', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });

  it('is left alone where it is harmless', () => {
    expect(escapeHtml('静夜思 · 李白')).toBe('静夜思 · 李白');
  });
});

describe('JSON in a page', () => {
  it('cannot end its element and still means the same', () => {
    const value = { name: '</script><!--' };
    const escaped = escapeJsonForHtml(JSON.stringify(value));
    expect(escaped).not.toContain('<');
    expect(JSON.parse(escaped)).toEqual(value);
  });
});
