import { type Fault, type FaultCode, type FaultValues, faultOf } from './faults';

/** Why a file cannot become a floor plan. Its words are those of the fault; the message is for developers. */
export class MeshError extends Error {
  override readonly name = 'MeshError';
  readonly fault: Fault;
  /** Line of the file, from 1, or null. */
  readonly line: number | null;

  constructor(fault: Fault, line: number | null = null) {
    super(`${fault.code} ${JSON.stringify(fault.values)}`);
    this.fault = fault;
    this.line = line;
  }

  /** Stable between versions: `line-too-long`. */
  get code(): FaultCode {
    return this.fault.code;
  }
}

export const meshError = <Code extends FaultCode>(code: Code, ...values: FaultValues<Code>): MeshError =>
  new MeshError(faultOf(code, ...values));

/** An error of one line of the file, from 1. */
export const lineError = <Code extends FaultCode>(line: number, code: Code, ...values: FaultValues<Code>): MeshError =>
  new MeshError(faultOf(code, ...values), line);
