import { describe, expect, test } from 'vitest';
import type { KycDocument, RequiredDocument } from './kycProgress';
import { kycProgress } from './kycProgress';

const required: RequiredDocument[] = [
  { type: 'identity', names: ['Passport'] },
  { type: 'address', names: ['Utility Bill'] },
  { type: 'photo', names: ['photo'] },
];
let ids = 0;
const document = (
  type: KycDocument['type'],
  status: KycDocument['status'] | 'unknown' = 'pending',
  createdAt?: string,
): KycDocument => ({
  id: String((ids += 1)),
  type,
  otherType: '',
  name: 'x',
  number: '',
  status: status === 'unknown' ? undefined : status,
  remarks: '',
  createdAt,
});
const of = (documents: KycDocument[], verified = false) => kycProgress(required, { verified, documents });

describe('a member’s progress (A §4, D41)', () => {
  test('nothing sent: incomplete, the first type, and the instructions (D42) [A §4 KYC]', () => {
    expect(of([])).toMatchObject({ standing: 'incomplete', present: [], untouched: true });
    expect(of([]).next?.type).toBe('identity');
  });

  test('the first missing type is next, in the order of the server [A §4 KYC]', () => {
    expect(of([document('identity')])).toMatchObject({ next: { type: 'address' }, untouched: false });
    expect(of([document('photo'), document('identity')]).next?.type).toBe('address');
    expect(of([document('address')]).next?.type).toBe('identity');
  });

  test('distinct types are counted, not documents [A §4 KYC]', () => {
    expect(of([document('identity'), document('identity'), document('identity')])).toMatchObject({
      standing: 'incomplete',
      present: ['identity'],
    });
  });

  test('all present: wait, and nothing to send [A §4 KYC]', () => {
    const all = [document('identity'), document('address', 'approved'), document('photo')];
    expect(of(all)).toMatchObject({ standing: 'waiting', next: undefined });
  });

  test('a rejected type is missing again, with its document [A §4 KYC]', () => {
    const bill = document('address', 'rejected');
    const progress = of([document('identity'), bill, document('photo')]);
    expect(progress).toMatchObject({ standing: 'incomplete', next: { type: 'address' }, rejected: bill });
    expect(progress.present).toEqual(['identity', 'photo']);
  });

  test('only its latest document counts, however they are ordered [A §4 KYC]', () => {
    const old = document('identity', 'rejected', '2026-11-18T10:00:00Z');
    const young = document('identity', 'pending', '2026-11-19T10:00:00Z');
    expect(of([old, young]).present).toEqual(['identity']);
    expect(of([young, old]).present).toEqual(['identity']);
    expect(of([document('identity', 'rejected'), document('identity')]).present).toEqual([]);
  });

  test('kyc_status 1 is verified, even if documents are missing [A §4 KYC]', () => {
    expect(of([document('identity', 'rejected')], true)).toMatchObject({
      standing: 'verified',
      next: undefined,
      rejected: undefined,
    });
  });

  test('a status that is not known is no rejection, and a type that is not known counts for nothing', () => {
    expect(of([document('identity', 'unknown')]).present).toEqual(['identity']);
    expect(of([document(undefined)])).toMatchObject({ present: [], untouched: false });
  });

  test('only what the server asks for is asked for', () => {
    const progress = kycProgress(required.slice(0, 1), {
      verified: false,
      documents: [document('identity')],
    });
    expect(progress).toMatchObject({ standing: 'waiting', next: undefined });
  });
});
