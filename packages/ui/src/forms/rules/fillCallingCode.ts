/**
 * The phone after a country was chosen (A §2, D31). An empty phone gets the calling code. In a phone that begins with
 * the previous country's code, the new one replaces it. Any other number stays as it is. Codes are written as the
 * phone is: `+234` where a plus is allowed, `234` where it is not, and '' for none.
 */
export function fillCallingCode(phone: string, previous: string, next: string): string {
  if (phone === '' || phone === '+') return next || phone;
  return previous !== '' && phone.startsWith(previous) ? next + phone.slice(previous.length) : phone;
}
