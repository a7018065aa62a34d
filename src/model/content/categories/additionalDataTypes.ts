import { isWebAddress } from '../webAddress';

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

/** Types whose text is an address that visitors open. */
const ADDRESS_TYPES = new Set(['1', '4', '5', '6', '7']);
/** A document that the service stores. */
const OWN_DOCUMENT = /^\/api\/images\/[\w-]+$/;

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
  { id: 9, name: 'Unit', default_data_type: TEXT_DATA, helper_text: 'The number on the door or in the lease, B12' },
  { id: 10, name: 'Address', default_data_type: TEXT_DATA, helper_text: 'Street and number' },
];

export const additionalDataType = (type: string | number): AdditionalDataType | undefined =>
  ADDITIONAL_DATA_TYPES.find(({ id }) => String(id) === String(type));

/** Whether the value fits its type: where visitors open it, it is empty, a web address, or an uploaded document. */
export const isFitData = ({ type, value }: { readonly type: string | number; readonly value: string }): boolean =>
  value === '' ||
  !ADDRESS_TYPES.has(String(type)) ||
  isWebAddress(value) ||
  (additionalDataType(type)?.default_data_type === FILE_DATA && OWN_DOCUMENT.test(value));
