import { describe, expect, it } from 'vitest';
import { snapshotNames } from './snapshotNames';

const namesIn = (text: string) => snapshotNames('Some.stories.tsx', text);

describe('the snapshots of a story', () => {
  it('are read in order, inside steps too', () => {
    expect(
      namesIn(`export const Default: Story = {
        play: async ({ step }) => {
          await snapshot('Empty');
          await step('Type', async () => { await snapshot('Typed'); });
        },
      };
      export const Other: Story = { args: {} };`),
    ).toEqual({ Default: ['Empty', 'Typed'] });
  });

  it('are those of the functions that the play calls, and of no others', () => {
    expect(
      namesIn(`async function refuse() { await snapshot('Refused'); }
      const accept = async () => { await snapshot('Done'); };
      const sees = { refuse: 1 };
      export const Refused: Story = { play: async () => { await refuse(); sees.accept; } };
      export const Both: Story = { async play() { await refuse(); await accept(); } };
      export const Shared: Story = { play: accept };`),
    ).toEqual({ Refused: ['Refused'], Both: ['Refused', 'Done'], Shared: ['Done'] });
  });

  it('are those of the story that it is made of, unless it plays automatically', () => {
    expect(
      namesIn(`const meta = {};
      export const One: Story = { play: async () => { await snapshot('Shown'); } };
      export const Same: Story = { ...One, args: {} };
      export const Its: Story = { args: {}, play: One.play };
      export const Own: Story = { ...One, play: async () => {} };`),
    ).toEqual({ One: ['Shown'], Same: ['Shown'], Its: ['Shown'] });
  });
});
