import type { Selectable } from 'kysely';

/** Ticket for downloading some songs by a URL with a secret. */
export interface DownloadTicketTable {
  id: string;
  /** SHA-256 of the secret in the URL */
  token_hash: string;
  /** user whose rights are checked when the songs are sent */
  user_id: number;
  expires_at: number;
  /** name of the zip of several songs */
  name: string;
  /** a `QualityLevel` */
  level: string;
  /** song ids separated by commas, in the requested order */
  song_ids: string;
}

export interface DownloadTables {
  download_ticket: DownloadTicketTable;
}

export type DownloadTicketRow = Selectable<DownloadTicketTable>;
