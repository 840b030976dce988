import type { ReactNode } from 'react';
import type { Canvas } from '../../testing/listed';
import { expect } from 'storybook/test';
import type { Remote } from '../../remote';
import { failed, loading, ready } from '../../remote.fixtures';

const states = ['loading', 'ready', 'empty', 'failed'] as const;

interface StatesProps<Data> {
  data: Data;
  /** The empty data. */
  none: Data;
  /** Renders the card with its data in a state. */
  children: (remote: Remote<Data>) => ReactNode;
}

/** A card in each of its states, one below the other. */
export function States<Data>({ data, none, children }: StatesProps<Data>) {
  const remotes = { loading, ready: ready(data), empty: ready(none), failed: failed() };
  return states.map((state) => (
    <div key={state} role="group" aria-label={state}>
      {children(remotes[state])}
    </div>
  ));
}

/** Expects the same height in each state as with data. */
export async function haveEqualHeights({ canvas }: { canvas: Canvas }): Promise<void> {
  const heights = states.map(
    (state) => canvas.getByRole('group', { name: state }).getBoundingClientRect().height,
  );
  for (const height of heights)
    await expect(
      Math.abs(height - heights[1]!),
      `${states.join(', ')}: ${heights.join(', ')}`,
    ).toBeLessThanOrEqual(1);
}
