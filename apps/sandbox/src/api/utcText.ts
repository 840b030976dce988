/** A moment as text for mails and refusals: `23-11-2026 09:14 UTC`. */
export function utcText(moment: Date): string {
  const [year, month, day] = moment.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year} ${moment.toISOString().slice(11, 16)} UTC`;
}
