import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../lib/root.mjs';
import { replacedIn, replacedTerms } from './replaced-terms.mjs';

describe('replaced terms', () => {
  it.each(['queueAct', 'QueueActs', 'use-act', 'KEPT_VALUES', 'songWords', 'SONGWords'])(
    'are found in %s',
    (name) => {
      expect(replacedIn(name)).toHaveLength(1);
    },
  );

  it.each(['actor', 'exact', 'useAction', 'keyWordsmith', 'handset'])('are not found in %s', (name) => {
    expect(replacedIn(name)).toEqual([]);
  });

  it('are allowed where they are meant', () => {
    expect(replacedIn('timedWords', ['words'])).toEqual([]);
  });

  it('are all in the glossary', () => {
    const glossary = readFileSync(at('docs', 'glossary.md'), 'utf8');
    const missing = Object.keys(replacedTerms).filter((word) => !new RegExp(`\\b${word}\\b`).test(glossary));
    expect(missing).toEqual([]);
  });
});
