import { joinUnits, unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import type { LibraryFacts } from './library-facts.ts';
import { runsOf } from './runs.ts';

/** Maximum length of a fact in characters, and maximum number of facts of a document. */
const LONGEST = 120;
const MOST = 40;

/**
 * Facts of a document as they are indexed. Of the names of files and folders only the words that the document does not
 * contain elsewhere: most files are named after their song.
 *
 * @param texts names and further texts of the document
 */
export function factTexts(facts: LibraryFacts | undefined, texts: readonly string[]): string[] {
  if (!facts) return [];
  const found = new Set<string>();
  const known = texts.map(runTexts);
  const add = (fact: string): void => {
    const text = fact.replace(/\s+/gu, ' ').trim().slice(0, LONGEST);
    if (text && found.size < MOST) found.add(text);
  };
  for (const fact of facts.tags) {
    add(fact);
    known.push(runTexts(fact));
  }
  for (const place of facts.places) {
    add(newWords(place.slice(0, LONGEST), known));
    known.push(runTexts(place));
  }
  return [...found];
}

interface RunTexts {
  words: ReadonlySet<string>;
  characters: readonly string[];
}

function runTexts(text: string): RunTexts {
  const runs = runsOf(unitsOf(text, chinese));
  const isWord = ([first]: (typeof runs)[number]): boolean => first?.word ?? false;
  return {
    words: new Set(runs.filter(isWord).map(joinUnits)),
    characters: runs.filter((run) => !isWord(run)).map(joinUnits),
  };
}

/** The words and runs of characters of a text that are in no other one. */
const newWords = (text: string, known: readonly RunTexts[]): string =>
  runsOf(unitsOf(text, chinese))
    .filter((run) => {
      const joined = joinUnits(run);
      return run[0]?.word
        ? !known.some(({ words }) => words.has(joined))
        : !known.some(({ characters }) => characters.some((other) => other.includes(joined)));
    })
    .map((run) => text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0))
    .join(' ');
