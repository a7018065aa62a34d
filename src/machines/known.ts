/** A value of the context that the present state cannot be without. @throws where it is null: the machine is wrong */
export function known<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is not known in this state.`);
  return value;
}
