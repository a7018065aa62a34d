/** Names of fields that hold secrets, whatever else is in the name: a name too many is hidden rather than one too few. */
const SECRET_KEY =
  /pass|secret|token|code|^otp|otp$|^tfa$|authori[sz]ation|cookie|credential|proof|challenge|recovery|signature|jwt|(access|device|api|private)_?key/i;

/** Whether the value of a field with this name is a secret: a password, code, token or key. */
export const isSecretKey = (key: string): boolean => SECRET_KEY.test(key);
