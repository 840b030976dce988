import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database';
import { testMember } from '../testing/member';
import { checkCode, issueCode } from './codes';
import { takeTurn } from './guessing/turns';
import { codeCoolDown, codeLife, lockLife, maxTries, withdrawalHold } from './limits';
import { heldUntil, holdWithdrawals, requireNoHold, getHoldEnd } from './safeguards';
import { tryOnce } from './tries';

/* Values written while the clock was years ahead must not bind members for years. */
const { db } = await testDatabase();
const now = new Date('2026-11-21T09:00:00Z');
const ahead = new Date('2031-01-01T00:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let count = 0;
const newMember = () => testMember(db, `clock${(count += 1)}`);

describe('after a clock that was years ahead, a limit lasts its own span at most', () => {
  it('turns', async () => {
    const allowance = { max: 2, seconds: 900 };
    for (let turn = 0; turn < 3; turn += 1) await takeTurn(db, 'a turn', allowance, ahead);
    expect(await takeTurn(db, 'a turn', allowance, now)).toBe(900);
    expect(await takeTurn(db, 'a turn', allowance, later(600))).toBe(300);
    expect(await takeTurn(db, 'a turn', allowance, later(900))).toBe(0);
  });

  it.each(Object.entries(lockLife))('the lock of a secret: %s', async (kind, life) => {
    const memberId = await newMember();
    const tryAt = (at: Date, isRight: boolean) =>
      tryOnce(db, { memberId, kind, lockLife: life, now: at }, () => Promise.resolve(isRight));
    for (let index = 0; index < maxTries; index += 1) await tryAt(ahead, false);
    expect(await tryAt(now, true)).toBe('locked');
    expect(await tryAt(later(life - 1), true)).toBe('locked');
    expect(await tryAt(later(life), true)).toBe('right');
  });

  it('a member without a lock gets none', async () => {
    const memberId = await newMember();
    const options = { memberId, kind: 'pin', lockLife: lockLife.pin, now };
    expect(await tryOnce(db, options, () => Promise.resolve(false))).toBe('wrong');
    expect(await tryOnce(db, options, () => Promise.resolve(true))).toBe('right');
  });

  it('the wait for a code, and the life of one', async () => {
    const memberId = await newMember();
    const early = await issueCode(db, { memberId, purpose: 'withdraw', sessionId: null }, ahead);
    const code = 'code' in early ? early.code : '';
    expect(await checkCode(db, { memberId, purpose: 'withdraw', sessionId: null }, code, now)).toBe('wrong');
    expect(await issueCode(db, { memberId, purpose: 'withdraw', sessionId: null }, now)).toEqual({
      wait: codeCoolDown,
    });
    expect(await issueCode(db, { memberId, purpose: 'withdraw', sessionId: null }, later(20))).toEqual({
      wait: codeCoolDown - 20,
    });
    expect(
      await checkCode(db, { memberId, purpose: 'withdraw', sessionId: null }, code, later(codeLife)),
    ).toBe('wrong');
    expect(
      await issueCode(db, { memberId, purpose: 'withdraw', sessionId: null }, later(codeCoolDown)),
    ).toHaveProperty('code');
  });

  it('the hold of withdrawals', async () => {
    const memberId = await newMember();
    await holdWithdrawals(db, memberId, ahead);
    expect(getHoldEnd([{ until: ahead }], now)).toEqual(later(withdrawalHold));
    expect(await heldUntil(db, memberId, now)).toEqual(later(withdrawalHold));
    await expect(requireNoHold(db, memberId, later(withdrawalHold - 1))).rejects.toThrow('on hold until');
    expect(await heldUntil(db, memberId, later(withdrawalHold))).toBeUndefined();
    await expect(requireNoHold(db, memberId, later(withdrawalHold))).resolves.toBeUndefined();
  });
});
