/** @file inner/version needs no upstream (contract page, row 41); /x/… are the product's own (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';

export interface Capabilities {
  code: number;
  data: { product: string; version: string; foreign: boolean; features: string[] };
}

export const innerVersion = endpoint<object, { code: number; data: { version: string } }>('/inner/version');
export const capabilities = endpoint<object, Capabilities>('/x/capabilities');
/** answers with the HTTP status asked for, so that /test can show each row of the error catalogue */
export const provoke = endpoint<
  { status: number; kind?: 'status' | 'failure' | 'text' | 'slow' },
  { code: number; success?: boolean; message?: string }
>('/x/provoke');
