// Texts that the server sends to people, found in its source: every Chinese literal of a file that can refuse a call.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { at, root } from '../lib/root.mjs';

const CHINESE = /\p{Script=Han}/u;
/** Code that can send a message to the caller. */
const SENDS =
  /BusinessError|translate\(|textIn\(|serverCodes|\b(?:notFound|badParameters|needsLogin|failure)\(/;

/**
 * Chinese texts of such files that are no messages: names in the catalogue and labels of the contract.
 */
const DATA = new Set([
  ...['游客', '未命名', '亲爱的,暂无版权', '按推荐排序', '按热度排序', '按时间排序', '转发成功', '成功'],
  ...['二维码不存在或已过期', '等待扫码', '授权中', '授权登录成功', '同一歌手的歌', '和这首歌相近'],
  ...['听《{0}》的人也在听', '收录了《{0}》', '最近在听《{0}》', '组合', '{0}万', '音乐百科', '曲风'],
]);

/**
 * All Chinese string literals of a source file; template expressions become `{0}`, `{1}` …
 * @param {string} name @param {string} code @returns {string[]}
 */
export function chineseTexts(name, code) {
  /** @type {string[]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        node.head.text + node.templateSpans.map((span, index) => `{${index}}${span.literal.text}`).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest));
  return found.filter((text) => CHINESE.test(text));
}

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a text is another one with its placeholders filled (歌单不存在 of {0}不存在). @param {readonly string[]} texts */
function fillingTest(texts) {
  const patterns = texts
    .filter((text) => text.includes('{0}'))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\d\}/)
            .map(escaped)
            .join('(.+)')}$`,
          'su',
        ),
    );
  const all = new Set(texts);
  return (/** @type {string} */ text) =>
    !text.includes('{0}') &&
    patterns.some((pattern) => {
      const filled = pattern.exec(text)?.slice(1);
      return filled?.every((filling) => all.has(filling) || !CHINESE.test(filling)) ?? false;
    });
}

/** Folders with sources of the server, below the root. */
const folders = () => [
  at('apps', 'server', 'src'),
  ...readdirSync(at('libs'))
    .filter((name) => name.startsWith('server-'))
    .map((name) => at('libs', name, 'src')),
];

/** @returns {Map<string, string[]>} files by text, sorted by text */
export function findServerTexts() {
  const files = folders().flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|(?:^|\/)(?:demo|testing)/.test(name))
      .map((name) => join(folder, name)),
  );
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    if (!SENDS.test(code)) continue;
    for (const text of chineseTexts(file, code)) {
      if (DATA.has(text)) continue;
      const known = places.get(text) ?? [];
      const place = relative(root, file);
      if (!known.includes(place)) places.set(text, [...known, place]);
    }
  }
  const isFilled = fillingTest([...places.keys()]);
  return new Map([...places].filter(([text]) => !isFilled(text)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
