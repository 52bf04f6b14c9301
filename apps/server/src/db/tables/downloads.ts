import type { Selectable } from 'kysely';

/** Leave to fetch some songs by an address, for whoever holds its secret. */
export interface DownloadTicketTable {
  id: string;
  /** SHA-256 of the secret in the address */
  token_hash: string;
  /** whose rights count when the songs are sent */
  user_id: number;
  expires_at: number;
  /** what several songs together are called */
  name: string;
  /** a `QualityLevel` */
  level: string;
  /** numbers with commas between them, in the order asked for */
  song_ids: string;
}

export interface DownloadTables {
  download_ticket: DownloadTicketTable;
}

export type DownloadTicketRow = Selectable<DownloadTicketTable>;
