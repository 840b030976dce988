import { describe, expect, test } from 'vitest';
import {
  askSupportPath,
  asksToRaise,
  raisePath,
  readSupportQuestion,
  withoutSupportQuestion,
} from './askSupport';

describe('asking support about something', () => {
  test('is a path with its subject, and is parsed back', () => {
    for (const about of [
      'withdrawal',
      'transfer',
      'subscription',
      'transaction',
      'bonus',
      'missingBonus',
      'failure',
    ] as const) {
      const path = askSupportPath({ about, code: 'WD-10482' });
      expect(path).toBe(`/user/chat?about=${about}&code=WD-10482`);
      expect(readSupportQuestion(new URL(path, 'https://portal.example').search)).toEqual({
        about,
        code: 'WD-10482',
      });
    }
    expect(askSupportPath({ about: 'subscription', code: 'INV/2026#7' })).toContain('code=INV%2F2026%237');
    expect(askSupportPath({ about: 'transfer', code: '' })).toBe('/user/chat?about=transfer');
  });

  test.each([
    ['?about=withdrawal&code=<script>', ''],
    ['?about=withdrawal&code=%E2%80%AEevil', ''],
    ['?about=withdrawal&code=a%0Ab', ''],
    [`?about=withdrawal&code=${'x'.repeat(65)}`, ''],
    ['?about=withdrawal', ''],
    ['?about=withdrawal&code=WD-1&next=//evil.example', 'WD-1'],
  ])('takes no code that is none (T9): %s', (search, code) => {
    expect(readSupportQuestion(search)).toEqual({ about: 'withdrawal', code });
  });

  test.each(['', '?code=WD-1', '?about=', '?about=password&code=1', '?about=__proto__', '?ticket=5'])(
    '%s asks nothing',
    (search) => {
      expect(readSupportQuestion(search)).toBeUndefined();
    },
  );

  test('leaves no code in the path that it would not read', () => {
    expect(askSupportPath({ about: 'transfer', code: 'a&ticket=5' })).toBe('/user/chat?about=transfer');
  });

  test('is taken out of the address, and nothing else with it', () => {
    expect(withoutSupportQuestion('?ticket=5&about=transfer&code=T-1')).toBe('ticket=5');
    expect(withoutSupportQuestion('?about=transfer')).toBe('');
  });

  test('about nothing in particular opens the form too, once [B §2 Tickets]', () => {
    const { search } = new URL(raisePath, 'https://portal.example');
    expect(asksToRaise(search)).toBe(true);
    expect(readSupportQuestion(search)).toBeUndefined();
    expect(withoutSupportQuestion(`${search}&ticket=5`)).toBe('ticket=5');
    for (const other of ['', '?raise=', '?raise=0', '?raised=1']) expect(asksToRaise(other)).toBe(false);
  });
});
