/**
 * Number of different people behind anything that is shown as what "others" do: hot searches, charts, similar songs and
 * users. Below it, a list or a number would tell what one person searched for or listened to (docs/security.md).
 */
export const ENOUGH_PEOPLE = 5;
