import type { Decorator } from '@storybook/react-vite';
import { decorators as pseudoStates } from 'storybook-addon-pseudo-states/preview';

const states = ['Normal', 'Hover', 'Focus', 'Pressed', 'Disabled'] as const;
const inside = (...shown: readonly (typeof states)[number][]) =>
  shown.map((state) => `[data-state-shown="${state}"] :is(a, button, input, select, label)`);

const drawStates: Decorator = (Story, { args }) => (
  <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
    {states.map((state) => (
      <div key={state} data-state-shown={state}>
        <div style={{ marginBlockEnd: '0.5rem' }}>{state}</div>
        <Story args={{ ...args, disabled: state === 'Disabled' }} />
      </div>
    ))}
  </div>
);

/**
 * For a story that draws its component in each state of pointer and keyboard. Styles of these states apply, although no
 * pointer is there.
 */
export const inEachState = {
  decorators: [drawStates, ...(pseudoStates as Decorator[])],
  parameters: {
    pseudo: { hover: inside('Hover', 'Pressed'), focusVisible: inside('Focus'), active: inside('Pressed') },
  },
};
