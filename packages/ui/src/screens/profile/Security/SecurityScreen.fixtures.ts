import { fn } from 'storybook/test';
import { withDevices } from '../Logs/LogsTab.fixtures';
import type { ReviewProps } from './ReviewCard';
import type { Protections } from './protections';
import type { SecurityScreenProps } from './SecurityScreen';

const someOn: Protections = {
  authenticator: 'ready',
  passkey: 'on',
  pin: 'off',
  email: 'on',
  identity: 'off',
  address: 'on',
  word: 'off',
};

export const allOn: Protections = {
  recovery: 'on',
  passkey: 'on',
  authenticator: 'on',
  pin: 'on',
  email: 'on',
  identity: 'on',
  address: 'on',
  word: 'on',
};

export const noneOn: Protections = {
  authenticator: 'off',
  recovery: 'off',
  passkey: 'off',
  pin: 'off',
  email: 'off',
  identity: 'off',
  address: 'off',
  word: 'off',
};

/** After a forgotten password: the second step, and what doesn't work until it is kept. */
export const review = {
  items: [
    { id: 'authenticator', kind: 'authenticator', inUse: true },
    {
      ...{ id: 'passkey-4', kind: 'passkey', name: 'Safari on iPhone', inUse: false },
      ...{ addedAt: '2026-11-12T10:20:00Z', usedAt: '2026-11-20T08:02:00Z' },
    },
    { id: 'passkey-3', kind: 'passkey', inUse: false, addedAt: '2026-11-02T18:40:00Z', usedAt: null },
    { id: 'recovery_codes', kind: 'recovery_codes', inUse: false, addedAt: '2026-11-02T18:40:00Z' },
  ],
  form: { busy: false, saved: 0 },
  onSave: fn(),
} satisfies ReviewProps;

export const securityArgs = {
  protections: { state: 'ready', data: someOn },
  freshness: { at: Date.parse('2026-11-20T09:12:00Z'), refreshing: false, failed: false, onRefresh: fn() },
  signIns: { state: 'ready', data: withDevices.slice(0, 3) },
  freezing: { busy: false, onPress: fn() },
  newDevices: { list: withDevices.slice(1, 2), busy: false, onAnswer: fn() },
  sessions: {
    list: {
      state: 'ready',
      data: [
        {
          id: '9',
          device: 'Chrome on Windows',
          ip: '203.0.113.9',
          at: '2026-11-20T09:14:00Z',
          isThisDevice: true,
        },
        {
          id: '8',
          device: 'Safari on iPhone',
          ip: '203.0.113.11',
          at: '2026-11-20T08:02:00Z',
          isThisDevice: false,
        },
        { id: '7', isThisDevice: false },
      ],
    },
    busy: false,
    onEnd: fn(),
  },
  passkeys: {
    list: [
      { id: '4', name: 'Safari on iPhone', addedAt: '2026-11-12T10:20:00Z', usedAt: '2026-11-20T08:02:00Z' },
      { id: '3', name: 'Chrome on Windows', addedAt: '2026-11-02T18:40:00Z', usedAt: null },
    ],
    form: { busy: false, saved: 0 },
    onAdd: fn(),
    onClose: fn(),
    removal: { form: { busy: false, saved: 0 } },
    onRemove: fn(),
  },
  word: { word: undefined, form: { busy: false, saved: 0 }, onSave: fn() },
} satisfies SecurityScreenProps;
