import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { at, root } from '../lib/root.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(at(file)));
const read = (file: string) => readFileSync(at(file), 'utf8');
const pages = tracked.filter((file) => file.endsWith('.md'));
const sources = tracked.filter((file) => /\.(ts|tsx|mts|mjs|css)$/.test(file));

const anchorsByPage = new Map<string, Set<string>>();
function anchorsOf(page: string): Set<string> {
  const known = anchorsByPage.get(page);
  if (known) return known;
  const slugger = new GithubSlugger();
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')),
  );
  const anchors = new Set(headings);
  anchorsByPage.set(page, anchors);
  return anchors;
}

/** What is wrong with a link to `target`, a path relative to the repository with an optional anchor; null: nothing. */
function problemOf(target: string): string | null {
  const [file = '', anchor] = decodeURIComponent(target).split('#');
  if (!existsSync(at(file))) return `${file} does not exist`;
  if (anchor === undefined || !file.endsWith('.md')) return null;
  return anchorsOf(file).has(anchor) ? null : `${file} has no heading #${anchor}`;
}

describe('links', () => {
  it.each(pages)('of %s lead to files and headings that exist', (page) => {
    const text = read(page).replace(/^```[\s\S]*?^```/gm, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => (target.startsWith('#') ? page + target : join(dirname(page), target)));
    expect(targets.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  it('of comments to pages of docs lead to files and headings that exist', () => {
    const problems = sources.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)]
        .map(([target]) => problemOf(target))
        .filter((problem) => problem !== null)
        .map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
