import { readFile, writeFile } from 'node:fs/promises';

const source = new URL('../../docs/accessibility.md', import.meta.url);

/** Relative links lead to files of the repository, which the product does not serve: their texts stay. */
const renderer = {
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    return /^(https:|#)/.test(href) ? `<a href="${href}">${text}</a>` : text;
  },
  // Tables scroll by themselves, also with the keyboard.
  table(token) {
    const cells = (row, tag, scope) =>
      row.map((cell, at) => {
        const name = at === 0 && tag === 'td' ? 'th scope="row"' : `${tag}${scope}`;
        return `<${name}>${this.parser.parseInline(cell.tokens)}</${name.split(' ')[0]}>`;
      });
    const line = (row, tag, scope = '') => `<tr>${cells(row, tag, scope).join('')}</tr>`;
    const head = line(token.header, 'th', ' scope="col"');
    const body = token.rows.map((row) => line(row, 'td')).join('\n');
    return `<div class="table" tabindex="0" role="group" aria-label="Table">
<table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
  },
};

/**
 * Writes the accessibility statement, docs/accessibility.md, as a page of the product: a static file that needs no
 * script, so that it can be read where the product itself cannot.
 *
 * @param {string} out folder of the built client, with a slash at the end
 */
export async function writeAccessibilityPage(out) {
  const { Marked } = await import('marked');
  const html = await new Marked({ renderer }).parse(await readFile(source, 'utf8'));
  await writeFile(
    `${out}accessibility.html`,
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility · 青音</title>
<link rel="icon" href="favicon.svg">
<link rel="stylesheet" href="accessibility.css">
</head>
<body>
<main>
<p><a href="./">青音</a></p>
${html}</main>
</body>
</html>
`,
  );
}
