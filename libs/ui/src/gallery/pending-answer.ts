/** Answer that never arrives, for loading states. */
export const pendingAnswer = (): Promise<Response> => new Promise(() => undefined);
