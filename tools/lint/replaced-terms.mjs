/**
 * Words that the glossary replaces (docs/glossary.md), with the terms to use instead. They are searched as whole words of
 * file names and exported identifiers, so `act` rejects `queueAct` and `use-act.ts` but not `actor` or `exact`.
 * @type {Readonly<Record<string, string>>}
 */
export const replacedTerms = {
  act: 'command or action',
  acts: 'commands or actions',
  admission: 'signup policy',
  anew: 'again, retry or refetch',
  breathe: 'yield to the event loop',
  gradually: 'progressive rendering',
  hands: 'keyboard shortcuts, gestures or command palette',
  house: 'application context',
  kept: 'cached, persisted or saved',
  lingering: 'exit transition',
  looper: 'A–B repeat',
  nobody: 'empty state, or what is missing',
  notice: 'notification',
  notices: 'notifications',
  pour: 'stream, feed or pipe',
  rested: 'debounced',
  settling: 'stale content',
  sleeper: 'sleep timer',
  somebody: 'user or person',
  spoil: 'invalidate',
  studio: 'lyrics editor',
  tally: 'rate limit or counter',
  tell: 'notify, report or show',
  told: 'notified, reported or shown',
  trouble: 'error or failure',
  upkeep: 'background job',
  whoever: 'user, caller or viewer',
  words: 'lyrics, text, label, message or query',
};

/** Words of a name in kebab-case, camelCase, PascalCase or SNAKE_CASE, in lower case. @param {string} name */
export const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

/** Messages for the replaced words in a name. @param {string} name @param {readonly string[]} [allowed] @returns {string[]} */
export const replacedIn = (name, allowed = []) =>
  splitName(name)
    .filter((word) => Object.hasOwn(replacedTerms, word) && !allowed.includes(word))
    .map((word) => `“${word}” in ${name}: the glossary has ${replacedTerms[word]} (docs/glossary.md).`);

/** Names declared by an export. @param {any} node of the syntax tree @returns {any[]} identifiers */
function exportedNames(node) {
  const { declaration, specifiers = [] } = node;
  if (!declaration) return specifiers.map((/** @type {any} */ each) => each.exported);
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map((/** @type {any} */ each) => each.id);
  return declaration.id ? [declaration.id] : [];
}

/** ESLint rule: no replaced words in file names and exported identifiers; option `allow` lists words that are meant. */
export const replacedTermsRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { allow: { type: 'array' } }, additionalProperties: false }],
  },
  /** @param {any} context */
  create(context) {
    const allowed = context.options[0]?.allow ?? [];
    /** @param {any} node @param {string} name */
    const check = (node, name) => {
      for (const message of replacedIn(name, allowed)) context.report({ node, message });
    };
    return {
      Program: (/** @type {any} */ node) =>
        check(node, context.filename.replace(/^.*\//, '').replace(/\..*$/, '')),
      ExportNamedDeclaration(/** @type {any} */ node) {
        for (const id of exportedNames(node)) if (id.type === 'Identifier') check(id, id.name);
      },
    };
  },
};
