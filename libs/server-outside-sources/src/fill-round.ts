import { type Fill, fillAlbum, type FillOptions, fillArtist } from './fill-missing.ts';
import { OutsideError, UnreachableError } from './outside-error.ts';

/** So many refusals in a row mean that a service refuses everything. */
const MOST_REFUSALS = 5;

/** One look for all that is missing, during which what cannot be found now is left out. */
export interface FillRound {
  /** Looks for one cover and one description. @returns false: nothing is left to look for */
  next(options: FillOptions): Promise<boolean>;
  /** whether a service could not be asked, or refused everything */
  isCutShort(): boolean;
}

/** Starts a round, in which albums and artists do not wait for each other. */
export function startRound(onError: (error: unknown) => void): FillRound {
  const open: { fill: Fill; refusals: number }[] = [fillAlbum, fillArtist].map((fill) => ({
    fill,
    refusals: 0,
  }));
  const kinds = open.length;
  return {
    async next(options) {
      let isLeft = false;
      for (const kind of [...open])
        try {
          if (await kind.fill(options)) isLeft = true;
          kind.refusals = 0;
        } catch (error) {
          if (!(error instanceof OutsideError)) throw error;
          onError(error);
          kind.refusals += 1;
          if (error instanceof UnreachableError || kind.refusals === MOST_REFUSALS)
            open.splice(open.indexOf(kind), 1);
          else isLeft = true;
        }
      return isLeft;
    },
    isCutShort: () => open.length < kinds,
  };
}
