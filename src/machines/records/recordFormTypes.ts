import type { FieldErrors } from '@/contract/validate';
import type { FormMerge } from '@/model/records/mergeForm';
import type { Side } from '@/model/records/mergeValue';
import type { FormResult } from './formResult';
import type { Meanwhile } from './meanwhile';

/** The values of a form by field; the kind of record knows their types. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record for its form: its values, and the revision that a save is based on. */
export interface FormRecord {
  readonly id: string;
  readonly values: FormValues;
  /** Null where the service sends none; a save then overwrites without a check. */
  readonly revision: number | null;
}

/** A successful response: the message of the service, empty where it has none, and the current record. */
export interface SavedRecord {
  readonly message: string;
  readonly record: FormRecord;
}

/** The texts of a form for its kind of record. */
export interface RecordTexts {
  /** For `{label} updated successfully.` */
  readonly label: string;
  /** Shown when a save is refused because values are invalid, null for nothing. */
  readonly invalid: string | null;
  /** Shown when creating fails and the service gives no reason. */
  readonly createFailed: string | null;
  /** Shown when saving fails, null for nothing; the message of the service by default. */
  readonly updateFailed?: ((error: unknown) => string | null) | null;
  /** Shown when deleting fails, null for nothing; the message of the service by default. */
  readonly deleteFailed: ((error: unknown) => string | null) | null;
  /** The labels of the fields; a field without one is named by itself. */
  readonly labels?: Readonly<Record<string, string>>;
}

export interface RecordFormInput {
  /** Null for a new one. */
  readonly record: FormRecord | null;
  /** The initial values of a new one. */
  readonly blank: FormValues;
  /** Input that was typed into this form before, by which it opens; the values of the record otherwise. */
  readonly typed?: FormValues | undefined;
  readonly validate: (values: FormValues) => FieldErrors;
  /** Merges the form with the record that somebody else saved meanwhile; field by field by default. */
  readonly merge?: (
    base: FormValues,
    mine: FormValues,
    theirs: FormValues,
    sides: Readonly<Record<string, Side>>,
  ) => FormMerge;
  readonly texts: RecordTexts;
  /** `delete`: the question whether to delete opens instead of the form, as from a list. */
  readonly intent: 'edit' | 'delete';
  /** How many confirmations a deletion needs; 0 where records of this kind are never deleted. */
  readonly confirmations: number;
  /** Why this record cannot be deleted, in words; null where it can. */
  readonly deletionBlockedBy: string | null;
  /** The form stays open after a save, as a page does; a dialog closes. */
  readonly staysOpen: boolean;
}

export interface RecordFormContext extends RecordFormInput {
  readonly merge: NonNullable<RecordFormInput['merge']>;
  readonly values: FormValues;
  /** The values of the last load or save. */
  readonly initial: FormValues;
  readonly errors: FieldErrors;
  /** The record that somebody else saved meanwhile. */
  readonly theirs: FormRecord | null;
  /** Who saved it, where the service says so. */
  readonly by: string | null;
  /** The changes of somebody else since the form was opened, which are in it now. */
  readonly meanwhile: Meanwhile;
  /** Somebody else deleted the record. */
  readonly isGone: boolean;
  /** How many times the deletion has been confirmed. */
  readonly confirmed: number;
  readonly result: FormResult;
}

export type RecordFormEvent =
  | { type: 'change'; field: string; value: unknown }
  | { type: 'save' }
  | { type: 'delete' }
  /** Of a deletion, `moveTo` gets what belongs to the record. */
  | { type: 'confirm'; moveTo?: string }
  | { type: 'cancel' }
  /** In a conflict: whose value is saved, by what is asked for; mine where nothing is said. */
  | { type: 'resolve'; sides: Readonly<Record<string, Side>> }
  /** Somebody else deleted the record. */
  | { type: 'gone' }
  /** Of a deleted record: what is typed becomes a new one. */
  | { type: 'saveAsNew' }
  | { type: 'close' };

/** A save was rejected because another person saved the record first. */
export class RecordConflict extends Error {
  override readonly name = 'RecordConflict';
  readonly theirs: FormRecord;
  /** Their name; null where the service does not say it. */
  readonly by: string | null;

  constructor(text: string, theirs: FormRecord, by: string | null = null) {
    super(text);
    this.theirs = theirs;
    this.by = by;
  }
}
