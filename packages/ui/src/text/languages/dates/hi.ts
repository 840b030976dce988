import dayjs from 'dayjs';
import locale from 'dayjs/locale/hi';
import { getDateNames } from './dateNames';

/** Sets this language for the names of months and days. */
export const load = (): void => {
  dayjs.locale(Object.assign({}, locale, getDateNames('hi')));
};
