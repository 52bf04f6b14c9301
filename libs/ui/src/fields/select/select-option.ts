/** Choice of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  /** translated, or a name such as that of a playlist */
  label: string;
  /** heading above neighbouring options with the same group */
  group?: string;
}
