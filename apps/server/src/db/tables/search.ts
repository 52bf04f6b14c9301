/** One thing that can be found; see search/index-writer.ts. */
export interface SearchDocTable {
  /** what it is, by the numbers of the contract (3.7) */
  kind: number;
  id: number;
  /** minus its popularity: the least comes first */
  rank: number;
  /** its names, lines of a lyric included, with line feeds between them */
  names: string;
  /** what else it is found by, likewise */
  others: string;
}

/** One way to find a thing. The key is the order of reading: the most popular first. */
export interface SearchTermTable {
  kind: number;
  term: string;
  rank: number;
  id: number;
}

/** A word that people searched for. */
export interface SearchWordTable {
  /** folded and simplified, without blanks */
  word_key: string;
  /** as it was typed last */
  word: string;
  /** 1000 · log2 of its searches, each worth twice as much as one a half-life earlier; see search/word-heat.ts */
  heat: number;
  first_at: number;
  last_at: number;
}

export interface SearchTables {
  search_doc: SearchDocTable;
  search_term: SearchTermTable;
  search_word: SearchWordTable;
}
