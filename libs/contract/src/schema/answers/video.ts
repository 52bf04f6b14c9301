/** contract page, 4.2 to 4.6 */
export const videoAnswers = {};
