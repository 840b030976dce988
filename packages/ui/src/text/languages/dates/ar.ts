import dayjs from 'dayjs';
import locale from 'dayjs/locale/ar-ly';

const relative = new Intl.RelativeTimeFormat('ar-u-nu-latn');
const one = (unit: Intl.RelativeTimeFormatUnit) => relative.format(-1, unit);
const many = (unit: Intl.RelativeTimeFormatUnit) => (count: number) => relative.format(-count, unit);

/** Months and days are called by their names in this language from now on, and ages are said in it. */
export const load = (): void => {
  // The locale has none of its own. A number here takes one of six forms, which the device knows.
  const relativeTime = {
    ...{ future: '%s', past: '%s', s: 'قبل بضع ثوانٍ' },
    ...{ m: one('minute'), mm: many('minute'), h: one('hour'), hh: many('hour') },
    ...{ d: one('day'), dd: many('day'), M: one('month'), MM: many('month') },
    ...{ y: one('year'), yy: many('year') },
  };
  // Its types know texts alone; the library takes functions too.
  dayjs.locale(Object.assign({}, locale, { relativeTime }));
};
