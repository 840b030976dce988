import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments, priceAt } from './prices';
import { type AccountFigures, type KeptAccount, readAccount } from './readAccount';

const start = new Date('2026-03-01T00:00:00Z');
const hour = 60 * 60 * 1000;
const after = (hours: number) => new Date(start.getTime() + hours * hour);
const account = (login: string, more: Partial<KeptAccount> = {}): KeptAccount => ({
  ...{ login, leverage: 100, startedAt: start, stoppedAt: null },
  payments: [{ cents: 500_000n, at: start }],
  ...more,
});
const logins = fc.integer({ min: 1, max: 99_999_999 }).map(String);
const getProfits = ({ closed }: AccountFigures) => closed.reduce((sum, { profit }) => sum + profit, 0n);

describe('an account in the market', () => {
  it('adds up at every moment: balance, floating, equity, margin and their level', () => {
    fc.assert(
      fc.property(logins, fc.integer({ min: 0, max: 8_000 }), (login, hours) => {
        const figures = readAccount(account(login), after(hours));
        expect(figures.balance).toBe(500_000n + getProfits(figures));
        expect(figures.equity).toBe(figures.balance + figures.floating);
        expect(figures.marginFree).toBe(figures.equity - figures.margin);
        const { margin, marginLevel, equity } = figures;
        if (margin === 0n) expect(marginLevel).toBeNull();
        else
          expect(Math.abs(Number(marginLevel) - (Number(equity) * 10_000) / Number(margin))).toBeLessThan(
            0.51,
          );
        expect(figures.balance > 0n).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('never takes back what it closed: later there is more of it, and the same', () => {
    fc.assert(
      fc.property(
        logins,
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 500 }),
        (login, first, more) => {
          const early = readAccount(account(login), after(first)).closed;
          const late = readAccount(account(login), after(first + more)).closed;
          expect(late.slice(late.length - early.length)).toEqual(early);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gains by its prices', () => {
    const { closed } = readAccount(account('70018842'), after(24 * 120));
    expect(closed.length).toBeGreaterThan(300);
    expect(new Set(closed.map(({ instrument }) => instrument.symbol)).size).toBe(instruments.length);
    for (const { instrument, side, volume, openPrice, closePrice, profit } of closed) {
      const moved = ((closePrice - openPrice) * (side === 'buy' ? 1 : -1)) / 10_000;
      const inQuote = (moved * Number(volume) * Number(instrument.lot)) / 100;
      const dollars = instrument.inDollars ? inQuote : inQuote / (closePrice / 10_000);
      expect(Math.abs(Number(profit) / 100 - dollars)).toBeLessThan(0.0051);
    }
    const times = closed.map(({ closesAt }) => closesAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('moves with the clock while something is open, and has nothing before it began', () => {
    const at = Array.from({ length: 48 }, (_, index) => readAccount(account('70018842'), after(500 + index)));
    expect(new Set(at.map(({ equity }) => equity)).size).toBeGreaterThan(40);
    expect(at.some(({ margin }) => margin > 0n)).toBe(true);
    expect(readAccount(account('70018842'), start)).toMatchObject({ balance: 500_000n, closed: [] });
  });

  it('closes everything when its subscription ends, and no longer changes', () => {
    const stopped = account('70018842', { stoppedAt: after(1_000) });
    const then = readAccount(stopped, after(1_000));
    expect(then).toMatchObject({ floating: 0n, margin: 0n, marginLevel: null });
    expect(readAccount(stopped, after(9_000))).toEqual(then);
    expect(readAccount(stopped, after(900))).toEqual(readAccount(account('70018842'), after(900)));
  });

  it('counts what is paid in and out from its moment on, and trades nothing without money', () => {
    const payments = [
      { cents: 500_000n, at: start },
      { cents: -120_050n, at: after(100) },
    ];
    const before = readAccount(account('5', { payments }), after(99));
    expect(before.balance).toBe(500_000n + getProfits(before));
    const later = readAccount(account('5', { payments }), after(100));
    expect(later.balance).toBe(379_950n + getProfits(later));
    expect(readAccount(account('5', { payments: [] }), after(5_000))).toMatchObject({
      balance: 0n,
      closed: [],
    });
  });

  it('is read in no time after ten years', () => {
    const began = performance.now();
    const { closed, balance } = readAccount(account('12345.6'), after(24 * 3_650));
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(closed.length).toBeGreaterThan(10);
    expect(balance > 0n).toBe(true);
  });
});

it('prices follow a random walk: near their base, in ticks, a little in a minute and more in a month', () => {
  for (const instrument of instruments) {
    const { base, tick } = instrument;
    const series = Array.from({ length: 2_000 }, (_, index) =>
      priceAt(instrument, new Date(start.getTime() + index * 60_000)),
    );
    expect(series.every((price) => price % tick === 0 && Math.abs(price / base - 1) < 0.06)).toBe(true);
    const steps = series.slice(1).map((price, index) => Math.abs(price - (series[index] ?? 0)) / base);
    expect(Math.max(...steps)).toBeLessThan(0.001);
    expect(new Set(series).size).toBeGreaterThan(10);
  }
});
