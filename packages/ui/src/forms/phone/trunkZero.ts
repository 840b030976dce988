/** Countries where the zero is a part of the number, also from abroad. */
const keepsZero = new Set(['39', '225', '242', '378', '379']);

/**
 * A phone without the domestic zero between calling code and number: `+23408012` becomes `+2348012`. The code
 * has a plus if the phone has one, and is '' for none.
 */
export function withoutTrunkZero(phone: string, code: string): string {
  if (code === '' || keepsZero.has(code.replace('+', '')) || !phone.startsWith(code)) return phone;
  return code + phone.slice(code.length).replace(/^0+/, '');
}
