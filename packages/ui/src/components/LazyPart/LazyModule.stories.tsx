import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { LazyModule, type LazyModuleProps } from './LazyModule';
import { endAt, snapshot } from '../../testing/snapshot';
import { errorTexts } from '../../text/visitorMessages';
import { noSnapshot } from '../../testing/windows';

const Drawing = ({ name }: { name: string }) => <p>Drawing of {name}</p>;
let tries = 0;

const drawing: LazyModuleProps<{ name: string }> = {
  load: () => Promise.resolve(Drawing),
  props: { name: 'a key' },
  fallback: <Skeleton variant="block" blockSize="6rem" />,
  failed: (retry) => <ErrorState message="Something Went Wrong Please Try Again...." onRetry={retry} />,
};

const meta = {
  title: 'Components/LazyPart',
  component: LazyModule<{ name: string }>,
  args: drawing,
} satisfies Meta<typeof LazyModule<{ name: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Drawing of a key')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) }, parameters: noSnapshot };

/** A failed load can succeed on retry. */
export const Failed: Story = {
  args: {
    load: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Drawing);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  parameters: noSnapshot,
  play: endAt('It did not come', async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: errorTexts.tryAgain });
    await snapshot('It did not come');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByText('Drawing of a key')).toBeVisible());
  }),
};
