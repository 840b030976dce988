import dayjs from 'dayjs';
import locale from 'dayjs/locale/hi';

/** Months and days are called by their names in this language from now on. */
export const load = (): void => {
  dayjs.locale(locale);
};
