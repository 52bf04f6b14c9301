/**
 * @file inner/version is served without an upstream service (docs/specification/contract/README.md, row 41); /x/… are
 *   extensions (docs/api-extensions.md).
 */
import { endpoint } from '../endpoint.ts';

export interface Capabilities {
  code: number;
  data: { product: string; version: string; foreign: boolean; features: string[] };
}

/** Version of the server's API; answered by every service of the contract. */
export const innerVersion = endpoint<object, { code: number; data: { version: string } }>('/inner/version');
export const capabilities = endpoint<object, Capabilities>('/x/capabilities');
/** Answers with the requested HTTP status, so that the screen /test can show each row of the error catalogue. */
export const provoke = endpoint<
  { status: number; kind?: 'status' | 'failure' | 'text' | 'slow' },
  { code: number; success?: boolean; message?: string }
>('/x/provoke');
