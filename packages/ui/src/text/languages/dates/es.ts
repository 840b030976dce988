import dayjs from 'dayjs';
import locale from 'dayjs/locale/es';

/** Sets this language for the names of months and days. */
export const load = (): void => {
  dayjs.locale(locale);
};
