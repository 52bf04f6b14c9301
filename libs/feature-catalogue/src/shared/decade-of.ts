/** First year of a decade in an address; undefined for anything else. */
export const decadeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[12]\d\d0$/.test(text) ? Number(text) : undefined;
