/** contract page, 4.11 */
export const cloudAnswers = {};
