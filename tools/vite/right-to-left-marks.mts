import type { Plugin } from 'vite';

/** Part of a compiled message: a text, or a placeholder with its format and, for plurals, the texts of its cases. */
type Token = string | readonly [name: string, format?: string, cases?: unknown];
type Message = string | readonly Token[];

const RLM = '\u200f';
const LRM = '\u200e';
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The first letter of a text outside of tags. */
const FIRST_LETTER = /^(?:<\/?\d+\/?>|\P{L})*(\p{L})/u;
/** The sign of a mention before a name, which would stand behind a Latin or Chinese one. */
const MENTION = /@$/;
/** A Latin unit behind a placeholder. */
const UNIT = /^[ \u00a0][A-Za-z]/;
/** A number with a Latin unit, which would change places with it. */
const QUANTITY = /(?<![\p{L}\p{N}.,#{\u200e])(\d+(?:[.,]\d+)?[ \u00a0][A-Za-z])/gu;
/** An option of a command, whose hyphens would stand behind its name. */
const OPTION = /(?<!\S)(?=--[A-Za-z])/gu;

const hasRtlLetter = (message: unknown): boolean =>
  typeof message === 'string'
    ? RTL_LETTER.test(message)
    : typeof message === 'object' && message !== null && Object.values(message).some(hasRtlLetter);

const isCases = (token: Token | undefined): token is readonly [string, string, Record<string, Message>] =>
  Array.isArray(token) && typeof token[2] === 'object' && token[2] !== null;

/** Whether the browser would take another direction, or that of a name, from the beginning of a text. */
function isUncertain(first: Token | undefined): boolean {
  if (typeof first !== 'string') return true;
  const letter = FIRST_LETTER.exec(first)?.[1];
  return letter === undefined || !RTL_LETTER.test(letter);
}

/** A compiled message of a right-to-left language with marks where its direction or that of a quantity is unclear. */
export function withMarks(message: Message): Message {
  if (typeof message === 'string') return markText(message, hasRtlLetter(message));
  return markTokens(message, hasRtlLetter(message));
}

const markRuns = (text: string): string => text.replaceAll(QUANTITY, `${LRM}$1`).replaceAll(OPTION, LRM);

function markText(text: string, isRtl: boolean): string {
  const marked = markRuns(text);
  return isRtl && isUncertain(text) ? RLM + marked : marked;
}

function markTokens(tokens: readonly Token[], isRtl: boolean): readonly Token[] {
  const marked = tokens.flatMap((token, at): readonly Token[] => {
    const next = tokens[at + 1];
    const isNumber = typeof token !== 'string' || token === '#';
    if (isNumber && !isCases(token) && typeof next === 'string' && UNIT.test(next)) return [LRM, token];
    if (typeof token === 'string') {
      const runs = markRuns(token);
      return [Array.isArray(next) ? runs.replace(MENTION, `${LRM}@`) : runs];
    }
    if (!isCases(token)) return [token];
    const [name, format, cases] = token;
    const own = Object.entries(cases).map(([key, text]) => [
      key,
      typeof text === 'number' ? text : withMarks(text),
    ]);
    return [[name, format, Object.fromEntries(own)]];
  });
  // Cases at the beginning have their own marks.
  const [first] = tokens;
  if (!isRtl || !isUncertain(first) || isCases(first)) return marked;
  // An element of its own, because `#` alone stands for the number.
  return [RLM, ...marked];
}

/**
 * Vite plugin that marks the texts of right-to-left languages: one that begins with a name or a Latin word has the
 * direction of the page, and a number stays before its Latin unit. Translators write no invisible characters.
 */
export function rightToLeftMarks(): Plugin {
  return {
    name: 'qingyin-right-to-left-marks',
    enforce: 'post',
    transform: {
      filter: { id: /\/catalogs\/(?:ar|fa|he|ku)-[A-Z]{2}\/.*\.po(?:$|\?)/ },
      handler(code) {
        let found = false;
        const marked = code.replace(/JSON\.parse\(("(?:[^"\\]|\\.)*")\)/, (_all, literal: string) => {
          found = true;
          const messages = JSON.parse(JSON.parse(literal) as string) as Record<string, Message>;
          const all = Object.entries(messages).map(([id, message]) => [id, withMarks(message)]);
          return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(all)))})`;
        });
        if (!found) this.error('a catalog without JSON.parse: adapt right-to-left-marks.mts to its format');
        return { code: marked, map: null };
      },
    },
  };
}
