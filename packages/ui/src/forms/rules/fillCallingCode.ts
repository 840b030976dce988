/**
 * The phone after a country was chosen (A §2, D31). An empty phone gets the calling code, and the previous
 * country's code is replaced. Any other number is unchanged. Codes are written like the phone: `+234` or
 * `234`, and '' for none.
 */
export function fillCallingCode(phone: string, previous: string, next: string): string {
  if (phone === '' || phone === '+') return next || phone;
  return previous !== '' && phone.startsWith(previous) ? next + phone.slice(previous.length) : phone;
}
