import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineMessages } from './defineMessages';
import { putMessages } from './putMessages';

afterEach(() => {
  globalThis.portalWording = undefined;
});

const make = () =>
  defineMessages('trialMessages', {
    next: 'Next',
    shares: ({ count }: { count: number }) => (count === 1 ? '1 share' : `${count} shares`),
    legs: { left: 'Left', right: 'Right' },
    ends: ['Begins with ', ', ends with '],
  });

describe('the messages of an operator or of another language', () => {
  it('are the same object while no others are set', () => {
    const own = { next: 'Next' };
    expect(defineMessages('trialMessages', own)).toBe(own);
  });

  it('replace ours one by one, also in nested objects [D116]', () => {
    putMessages(
      { 'trialMessages.next': 'Weiter', 'trialMessages.legs.right': 'Rechts', 'trialMessages.ends.1': ' … ' },
      'en',
    );
    const { next, legs, ends, shares } = make();
    expect([next, legs, ends, shares({ count: 2 })]).toEqual([
      'Weiter',
      { left: 'Left', right: 'Rechts' },
      ['Begins with ', ' … '],
      '2 shares',
    ]);
  });

  it('choose by number as their language does', () => {
    putMessages(
      { 'trialMessages.shares': '{count, plural, one {# حصة} two {حصتان} few {# حصص} other {# حصة}}' },
      'ar-u-nu-latn',
    );
    const { shares } = make();
    expect([1, 2, 3, 11].map((count) => shares({ count }))).toEqual(['1 حصة', 'حصتان', '3 حصص', '11 حصة']);
  });

  it('choose by a count that is written out as by its number [D116]', () => {
    putMessages(
      {
        'trialMessages.rows':
          '{count, plural, one {{count} fila} many {{count} de filas} other {{count} filas}}',
      },
      'es',
    );
    const rows = defineMessages('trialMessages', {
      rows: ({ count }: { count: string }) => `${count} rows`,
    }).rows;
    expect(['1', '2', '1,234', '1,000,000'].map((count) => rows({ count }))).toEqual([
      '1 fila',
      '2 filas',
      '1,234 filas',
      '1,000,000 de filas',
    ]);
    putMessages(
      {
        'trialMessages.rows': '{count, plural, few {few {count}} many {many {count}} other {other {count}}}',
      },
      'ar',
    );
    const inArabic = defineMessages('trialMessages', {
      rows: ({ count }: { count: string }) => `${count} rows`,
    }).rows;
    expect(['1,003', '1,011', '1,100', '$3'].map((count) => inArabic({ count }))).toEqual([
      'few \u20681,003\u2069',
      'many \u20681,011\u2069',
      'other \u20681,100\u2069',
      'other \u2068$3\u2069',
    ]);
  });

  it('isolate values in right-to-left text, and still select by them', () => {
    putMessages(
      { 'trialMessages.sum': '{days, select, 1 {لديك {amount} اليوم} other {لديك {amount}}}' },
      'ar',
    );
    const { sum } = defineMessages('trialMessages', {
      sum: ({ amount, days }: { amount: string; days: string }) => `${amount} ${days}`,
    });
    expect([sum({ amount: '$703.76', days: '1' }), sum({ amount: '', days: '2' })]).toEqual([
      'لديك \u2068$703.76\u2069 اليوم',
      'لديك ',
    ]);
  });

  it('keep a code that begins with a digit in its own order where words go from right to left', () => {
    const words = {
      'trialMessages.next': 'إعداد 2FA',
      'trialMessages.shares': 'يبدأ بـ 0x، {count} مرات مع MT5',
    };
    putMessages(words, 'ar');
    expect([make().next, make().shares({ count: 3 })]).toEqual([
      'إعداد \u20682FA\u2069',
      'يبدأ بـ \u20680x\u2069، 3 مرات مع MT5',
    ]);
    // A named placeholder is filled with an element (`fill`), and stays unchanged here.
    putMessages({ 'trialMessages.next': 'حساب {mt5Account}' }, 'ar');
    expect(make().next).toBe('حساب {mt5Account}');
    putMessages(words, 'en');
    expect(make().next).toBe('إعداد 2FA');
  });

  it('are English, in its own order, where a right-to-left language lacks them', () => {
    putMessages({ 'trialMessages.legs.left': 'يسار' }, 'ar-u-nu-latn');
    const { next, shares, legs, ends, fee } = {
      ...make(),
      ...defineMessages('moreMessages', {
        fee: ({ amount }: { amount: string }) => `Fee {percent} of ${amount}.`,
      }),
    };
    expect([next, shares({ count: 1 }), shares({ count: 1003 }), fee({ amount: '$5.00' })]).toEqual([
      '\u2066Next\u2069',
      '\u20661 share\u2069',
      '\u20661003 shares\u2069',
      '\u2066Fee {percent} of $5.00.\u2069',
    ]);
    expect([legs, ends]).toEqual([
      { left: 'يسار', right: '\u2066Right\u2069' },
      ['\u2066Begins with \u2069', '\u2066, ends with \u2069'],
    ]);
  });

  it('are English as they are where another left-to-right language lacks them', () => {
    putMessages({ 'trialMessages.legs.left': 'Izquierda' }, 'es');
    const { next, shares, legs } = make();
    expect([next, shares({ count: 1 }), shares({ count: 2 }), legs]).toEqual([
      ...['Next', '1 share', '2 shares'],
      { left: 'Izquierda', right: 'Right' },
    ]);
  });

  it('are English where a value is missing, and the fault is reported', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    putMessages({ 'trialMessages.shares': '{count} حصة في {rank}' }, 'ar');
    expect(make().shares({ count: 2 })).toBe('\u20662 shares\u2069');
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('leave what is filled in as it is', () => {
    putMessages({ 'trialMessages.shares': '{count} Anteile' }, 'de');
    expect(make().shares({ count: '1,234' as never })).toBe('1,234 Anteile');
  });
});
