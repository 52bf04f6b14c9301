declare module 'virtual:incomplete-locales' {
  /** Share of translated texts by locale, in percent; complete locales are absent. */
  const shares: Readonly<Partial<Record<string, number>>>;
  export default shares;
}
