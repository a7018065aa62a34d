/** The values of `default_data_type` and `stored_data_type`. */
export const TEXT_DATA = 1;
export const FILE_DATA = 4;

/** A kind of additional data that a destination may have. */
export interface AdditionalDataType {
  readonly id: number;
  readonly name: string;
  /** `FILE_DATA` is an uploaded document, anything else a text. */
  readonly default_data_type: number;
  readonly helper_text: string;
}

/** Records store the id: append, never reuse one. */
export const ADDITIONAL_DATA_TYPES: readonly AdditionalDataType[] = [
  { id: 1, name: 'Website', default_data_type: TEXT_DATA, helper_text: 'An address that begins with https://' },
  { id: 2, name: 'Phone number', default_data_type: TEXT_DATA, helper_text: 'With the country code, +44 20 7946 0000' },
  { id: 3, name: 'Email', default_data_type: TEXT_DATA, helper_text: 'For questions of visitors' },
  { id: 4, name: 'Booking link', default_data_type: TEXT_DATA, helper_text: 'An address that begins with https://' },
  { id: 5, name: 'Social media', default_data_type: TEXT_DATA, helper_text: 'The address of a profile' },
  { id: 6, name: 'Menu', default_data_type: FILE_DATA, helper_text: 'A PDF, or the address of one' },
  { id: 7, name: 'Brochure', default_data_type: FILE_DATA, helper_text: 'A PDF, or the address of one' },
  { id: 8, name: 'Note', default_data_type: TEXT_DATA, helper_text: 'Anything else that visitors should know' },
];

export const additionalDataType = (type: string | number): AdditionalDataType | undefined =>
  ADDITIONAL_DATA_TYPES.find(({ id }) => String(id) === String(type));
