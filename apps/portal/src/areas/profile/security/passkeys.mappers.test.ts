import { describe, expect, it } from 'vitest';
import { toPasskeyOptions, toPasskeys } from './passkeys.mappers';

const user = (passkeys: unknown) => ({ data: { passkeys } }) as never;

describe('passkeys', () => {
  it('are absent where the server sends none', () => {
    expect(toPasskeys(undefined)).toBeUndefined();
    expect(toPasskeys({ data: {} } as never)).toBeUndefined();
    expect(toPasskeys(user(null))).toBeUndefined();
  });

  it('need an id, and are lenient with the rest', () => {
    const list = [
      { id: 4, name: 'Chrome on Windows', created_at: '2026-11-20T09:14:00Z', used_at: null },
      { name: 'no id' },
      'nonsense',
      { id: '5', name: 7 },
    ];
    expect(toPasskeys(user({ rp_id: 'portal.example', list }))).toEqual({
      domain: 'portal.example',
      most: undefined,
      list: [
        { id: '4', name: 'Chrome on Windows', addedAt: '2026-11-20T09:14:00Z', usedAt: null },
        { id: '5', name: '7' },
      ],
    });
    expect(toPasskeys(user({ list: 'none' }))).toEqual({ domain: undefined, most: undefined, list: [] });
  });

  it('are made from a challenge', () => {
    const data = { challenge: 'q2Vd91LqZ0c8bXyk7PmT4Q', rp: { name: 'Portal' } };
    expect(toPasskeyOptions({ data } as never)).toEqual(data);
    expect(toPasskeyOptions({ data: {} } as never)).toBeUndefined();
  });
});
