/** `12,500.50`, as PHP's number_format writes it. */
const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** `12,50` and `1.234,5`, where the comma can't divide thousands. */
export const commaDecimal = /^-?(?:\d+,(?:\d{1,2}|\d{4,})|0+,\d+|\d{4,},\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;

/** The same with a decimal point. */
export const toDecimalPoint = (text: string) => text.replaceAll('.', '').replace(',', '.');

/** A number's text with a decimal point and no groups. Any other text stays. */
export function removeGrouping(text: string): string {
  if (!text.includes(',')) return text;
  if (grouped.test(text)) return text.replaceAll(',', '');
  return commaDecimal.test(text) ? toDecimalPoint(text) : text;
}
