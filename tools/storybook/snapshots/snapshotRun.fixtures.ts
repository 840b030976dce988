import type { Snapshot, SnapshotRun } from './snapshotRun';

/** A snapshot with its words, and with images for its modes. */
export const getSnapshot = (
  key: string,
  words: readonly string[],
  pictures: Readonly<Record<string, string>> = { 'light 1440': key },
): Snapshot => ({
  ...{ key, id: key, title: 'Screens/Withdraw/Withdraw', name: 'Refused', snapshot: '', words },
  shots: Object.fromEntries(
    Object.entries(pictures).map(([mode, picture]) => [mode, [picture, 1440, 900] as const]),
  ),
  health: {},
});

/** A run of three snapshots, one with errors. */
export const sampleRun: SnapshotRun<Snapshot> = {
  snapshots: [
    getSnapshot('screens-withdraw-withdraw--refused', ['Withdraw', 'Insufficient Balance!'], {
      'light 1440': 'a',
    }),
    getSnapshot('screens-withdraw-withdraw--failed', ['Withdraw', 'Try again'], { 'light 1440': 'a' }),
    {
      ...getSnapshot('screens-withdraw-withdraw--default', ['Withdraw'], { 'light 1440': 'b' }),
      name: 'Default',
      health: { overflows: ['390'] },
    },
  ],
};
