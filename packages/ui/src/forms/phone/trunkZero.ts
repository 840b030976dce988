/** Where the zero is a part of the number, and is dialled from abroad too. */
const keepsZero = new Set(['39', '225', '242', '378', '379']);

/**
 * A phone without the zero between its calling code and its number, which is dialled within the country alone:
 * `+23408012` is `+2348012`. The code is written as the phone is, with its plus or without, and '' for none.
 */
export function withoutTrunkZero(phone: string, code: string): string {
  if (code === '' || keepsZero.has(code.replace('+', '')) || !phone.startsWith(code)) return phone;
  return code + phone.slice(code.length).replace(/^0+/, '');
}
