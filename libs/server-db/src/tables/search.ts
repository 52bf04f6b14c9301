import type { Generated } from 'kysely';

/** One searchable resource; see search/index-writer.ts. */
export interface SearchDocTable {
  /** resource kind by the numbers of the contract (docs/specification/contract/search.md) */
  kind: number;
  id: number;
  /** negative popularity, so that ascending order puts the most popular first */
  rank: number;
  /** its names, and for lyrics the lines, separated by line feeds */
  names: string;
  /** further searchable texts, separated by line feeds */
  others: string;
}

/** Index entry from a term to a resource. The primary key is the reading order: most popular first. */
export interface SearchTermTable {
  kind: number;
  term: string;
  rank: number;
  id: number;
}

/** A query that users searched for. */
export interface SearchWordTable {
  /** case-folded, in simplified Chinese, without spaces */
  word_key: string;
  /** as it was last typed */
  word: string;
  /** 1000 · log2 of its searches, each worth twice as much as one a half-life earlier; see search/word-heat.ts */
  heat: number;
  first_at: number;
  last_at: number;
  /** when the fifth of the latest different people searched for it, ms since 1970; 0: fewer have */
  fifth_at: Generated<number>;
}

/** A person who searched for a query; only the latest ones of each query are stored. */
export interface SearchPersonTable {
  word_key: string;
  /** hash of the query with the account, or with the network of a guest */
  person: string;
  /** last search, ms since 1970 */
  at: number;
}

export interface SearchTables {
  search_doc: SearchDocTable;
  search_term: SearchTermTable;
  search_word: SearchWordTable;
  search_person: SearchPersonTable;
}
