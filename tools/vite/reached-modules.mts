import { dirname, join } from 'node:path/posix';

/** Information of the bundler about a module. */
export interface ModuleFacts {
  code: string | null;
  importedIds: readonly string[];
}

/** Names requested of a module; a member of a namespace has a dotted name (`music.banner`), `*` means all. */
type Wanted = ReadonlySet<string>;

const ALL: Wanted = new Set(['*']);
const STATEMENT =
  /(?:^|[;\n])\s*(import|export)\s+(?:([\w$]+\s*,?\s*)?(\{[^}]*\}|\*(?:\s*as\s+[\w$]+)?)?\s*from\s*)?['"]([^'"]+)['"]/g;
const OURS = /\/(libs|apps)\/[^?]+\.tsx?$/;
/** The one package that is an index of thousands of modules: each icon is reached by its name. */
const ICONS = '@tabler/icons-react';
const ICON_INDEX = /\/@tabler\/icons-react\/.*\/tabler-icons-react\.mjs$/;
const OWN = /^@qingyin\/([^/]+)(?:\/(.+))?$/;

/**
 * Modules that `roots` need, resolved by imported name: a library's index with many re-exports leads only to the
 * requested ones, as in the bundler's tree shaking. Packages are followed completely.
 */
export function reachedModules(
  roots: readonly string[],
  factsOf: (id: string) => ModuleFacts | null,
): Set<string> {
  const asked = new Map<string, Set<string>>();
  const queue: [id: string, wanted: Wanted][] = roots.map((id) => [id, ALL]);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [id, wanted] = next;
    const known = asked.get(id);
    const fresh = new Set([...wanted].filter((name) => !known?.has(name)));
    if (known && (fresh.size === 0 || known.has('*'))) continue;
    asked.set(id, new Set([...(known ?? []), ...fresh]));
    queue.push(...asksOf(id, fresh, known === undefined, factsOf));
  }
  return new Set(asked.keys());
}

/** Names that a module requests of others if `wanted` is requested of it. */
function asksOf(
  id: string,
  wanted: Wanted,
  first: boolean,
  factsOf: (id: string) => ModuleFacts | null,
): [string, Wanted][] {
  const { code, importedIds } = factsOf(id) ?? { code: null, importedIds: [] };
  if (ICON_INDEX.test(id)) return iconsOf(id, wanted, code ?? '');
  const asks: [string, Wanted][] = [];
  const explained = new Set<string>();
  const statements = OURS.test(id) ? (code ?? '').matchAll(STATEMENT) : [];
  for (const [, keyword, byDefault, names = '', source = ''] of statements) {
    const target = importedIds.find((each) => each === idOf(source, id, each));
    if (target === undefined) continue;
    explained.add(target);
    if (keyword === 'import') {
      if (first) asks.push([target, byDefault || names.startsWith('*') ? ALL : imported(names, code ?? '')]);
    } else {
      const passed = handedOn(names, wanted);
      if (passed.size > 0) asks.push([target, passed]);
    }
  }
  // Packages, and modules the build adds. Own modules imported without a remaining statement are types only.
  const others = importedIds.filter((each) => !explained.has(each) && !OURS.test(each));
  if (first) asks.push(...others.map((each): [string, Wanted] => [each, ALL]));
  return asks;
}

/** Modules from which the index of icons re-exports these names. */
const iconsOf = (index: string, names: Wanted, code: string): [string, Wanted][] =>
  [...names].flatMap((name) => {
    const [, source] = new RegExp(`\\{[^}]*\\bas ${name}\\b[^}]*\\} from '([^']+)'`).exec(code) ?? [];
    return source === undefined ? [] : [[join(dirname(index), source), ALL] as [string, Wanted]];
  });

/** Module id of an import specifier of own code; the workspace folder is taken from `candidate`. */
function idOf(source: string, importer: string, candidate: string): string | null {
  if (source === ICONS) return ICON_INDEX.test(candidate) ? candidate : null;
  if (source.startsWith('.')) return join(dirname(importer), source);
  const [, library, part = 'index'] = OWN.exec(source) ?? [];
  if (library === undefined || !OURS.test(candidate)) return null;
  return candidate.replace(/\/libs\/.*$/, `/libs/${library}/src/${part}.ts`);
}

const entriesOf = (names: string) =>
  names
    .slice(1, -1)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [theirs = '', ours = theirs] = entry.split(/\s+as\s+/);
      return { theirs, ours };
    });

/** Imported names; if a name is only used by members (`endpoints.music.banner`), those members. */
function imported(names: string, code: string): Wanted {
  return new Set(
    entriesOf(names).flatMap(({ theirs, ours }) => {
      const uses = [
        ...code.matchAll(
          new RegExp(`(?<![\\w$.])${ours.replace('$', '\\$')}(?![\\w$])((?:\\.[\\w$]+)*)`, 'g'),
        ),
      ].map(([, members = '']) => members);
      // One of the uses is the import itself.
      const members = uses.filter((each) => each !== '');
      return members.length > 0 && members.length === uses.length - 1
        ? members.map((each) => theirs + each)
        : [theirs];
    }),
  );
}

/** Names that a re-export requests of its source for `wanted`. */
function handedOn(names: string, wanted: Wanted): Wanted {
  if (wanted.has('*')) return ALL;
  if (names === '*') return wanted;
  const [, namespace] = /^\*\s*as\s+([\w$]+)/.exec(names) ?? [];
  if (namespace !== undefined) return new Set([...wanted].flatMap((name) => insideOf(name, namespace)));
  return new Set(
    entriesOf(names).flatMap(({ theirs, ours }) =>
      [...wanted]
        .filter((name) => name.split('.', 1)[0] === ours)
        .map((name) => theirs + name.slice(ours.length)),
    ),
  );
}

function insideOf(name: string, namespace: string): string[] {
  if (name === namespace) return ['*'];
  return name.startsWith(`${namespace}.`) ? [name.slice(namespace.length + 1)] : [];
}
