interface NamedFloor {
  readonly name: string;
  readonly shortname: string;
}

const GROUND_SHORT = /^(g|gf|eg|e|0|00)$/i;
const GROUND = /\b(ground|entrance|street)\b/i;
const OTHER = /\b(lower|upper|under|below|above|basement)\b/i;

/**
 * The entrance floor, recognised by its short name ("G", "0") or its name ("Ground floor"); undefined where neither
 * matches.
 */
export const entranceFloor = <Floor extends NamedFloor>(floors: readonly Floor[]): Floor | undefined =>
  floors.find(({ shortname }) => GROUND_SHORT.test(shortname.trim())) ??
  floors.find(({ name }) => GROUND.test(name) && !OTHER.test(name));
