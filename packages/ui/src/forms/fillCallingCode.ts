/**
 * The phone after a country was chosen (A §2, D31): an empty one gets the calling code; the previous country's code at
 * its beginning gives way to the new one; a number that was typed stays as it is. Codes are written as the phone is:
 * `+234` where a plus may stand, `234` where it may not; '' for none.
 */
export function fillCallingCode(phone: string, previous: string, next: string): string {
  if (phone === '' || phone === '+') return next || phone;
  return previous !== '' && phone.startsWith(previous) ? next + phone.slice(previous.length) : phone;
}
