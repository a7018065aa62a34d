/** Texts by language: the label of IMDF. */
export type LabelOf = (text: {
  readonly kind: 'location' | 'building' | 'floor' | 'destination';
  readonly record: string;
  readonly text: string;
}) => Readonly<Record<string, string>>;
