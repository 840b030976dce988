import dayjs from 'dayjs';
import { getDateNames } from './dateNames';

const relative = new Intl.RelativeTimeFormat('ar-u-nu-latn');
const one = (unit: Intl.RelativeTimeFormatUnit) => relative.format(-1, unit);
const many = (unit: Intl.RelativeTimeFormatUnit) => (count: number) => relative.format(-count, unit);

/** Sets this language for the names of months and days, for halves of the day and for ages. */
export const load = (): void => {
  // Arabic numbers take one of six forms, which Intl provides.
  const relativeTime = {
    ...{ future: '%s', past: '%s', s: 'قبل بضع ثوانٍ' },
    ...{ m: one('minute'), mm: many('minute'), h: one('hour'), hh: many('hour') },
    ...{ d: one('day'), dd: many('day'), M: one('month'), MM: many('month') },
    ...{ y: one('year'), yy: many('year') },
  };
  // The locales of dayjs show 12:00 to 12:59 as morning.
  const meridiem = (hour: number) => (hour < 12 ? 'ص' : 'م');
  const own = { name: 'ar', ...getDateNames('ar'), meridiem };
  // The types allow only texts, but the library accepts functions too.
  dayjs.locale(Object.assign({}, dayjs.Ls['en'], own, { relativeTime }));
};
