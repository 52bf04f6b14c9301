import type { Http } from '@qingyin/http-client';

export type Params = Record<string, string | number | boolean>;

export interface Case {
  params: Params;
  /** a file that is sent as a form, with the parameters in the query */
  form?: () => FormData | Promise<FormData>;
  /** makes what the case is about, once, signed in; what comes back is added to `params` */
  given?: (http: Http) => Promise<Params>;
  /** a path into the answer that must hold something, e.g. `result.0.name` */
  holds: string;
  /** other ways to call it, whose answers look different: empty pages, other types, songs without rights */
  also?: Params[];
  /** what it refuses, with the code; calls without their required parameters are tried anyway */
  refused?: [params: Params, code: number][];
  /** needs an account of its own: `accounts.spec.ts` checks the whole answer instead, and that it has done so */
  elsewhere?: true;
  /** L of the contract page: 301 for everybody who is not signed in */
  personal?: true;
}
