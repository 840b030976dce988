/** Names of months and days from `Intl` (CLDR), because those of dayjs differ from it. */
export function getDateNames(language: string) {
  const name = (field: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...field, timeZone: 'UTC' }).format(
      Date.UTC(2026, month, day),
    );
  const months = Array.from({ length: 12 }, (_, month) => month);
  return {
    months: months.map((month) => name({ month: 'long' }, month, 1)),
    monthsShort: months.map((month) => name({ month: 'short' }, month, 1)),
    // 1 November 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => name({ weekday: 'long' }, 10, 1 + day)),
  };
}
